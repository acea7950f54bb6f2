import { randomUUID } from 'node:crypto';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPostgres } from '#platform/data/database.ts';
import { freePort } from '#platform/edge/listen.ts';
import { type ServerProcess, startServerProcess } from '../journeys/server-process.ts';
import { type Installation, makeInstallation } from './installation.ts';

/** Tests one idempotency key at two servers on one Postgres, with an effect outside any transaction: a mail. */

const database = process.env.TEST_DATABASE_URL || null;

/** A mail server that reports each mail, and accepts it on command. */
interface MailServer {
  url: string;
  received: number;
  /** Returns the next mail, not yet accepted. */
  next(): Promise<{ take(): void }>;
  close(): Promise<void>;
}

async function mailServer(): Promise<MailServer> {
  const port = await freePort(0, '127.0.0.1');
  let expected: ((mail: { take(): void }) => void) | null = null;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      stream.resume();
      stream.on('end', () => {
        const take = () => {
          mails.received++;
          done();
        };
        const hear = expected;
        expected = null;
        if (hear) hear({ take });
        else take();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const mails: MailServer = {
    url: `smtp://127.0.0.1:${port}?requireTLS=false`,
    received: 0,
    next: () => new Promise((resolve) => (expected = resolve)),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return mails;
}

describe.runIf(database !== null)('one Idempotency-Key at two servers', () => {
  let mails: MailServer;
  let installation: Installation;
  let elsewhere: Awaited<ReturnType<Installation['anotherAddress']>>;
  const servers: ServerProcess[] = [];

  beforeAll(async () => {
    mails = await mailServer();
    installation = await makeInstallation(database);
    elsewhere = await installation.anotherAddress();
    // Started one after the other, because the first creates the tenant.
    for (const { environment } of [installation, elsewhere])
      servers.push(await startServerProcess({ ...environment, SMTP_URL: mails.url }));
  }, 900_000);
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop()));
    await installation.remove();
    await mails.close();
  });

  const forgetLimits = async () => {
    const engine = openPostgres(installation.environment.DATABASE_URL!, { connections: 1 });
    await engine.executeSql('delete from platform.rate_windows');
    await engine.close();
  };

  const send = async ({ url }: { url: string }, key: string, user: string) => {
    const answer = await fetch(`${url}/otp/v1/otp/email`, {
      method: 'POST',
      headers: { 'svc-apikey': servers[0]!.ready.keys[0]!, 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({ email: `${user}@correo.example`, user, expires_in: '10m' }),
    });
    return { status: answer.status, body: (await answer.json()) as { result?: { reference: string }; type?: string } };
  };

  it('gets one answer, and has one mail sent, when both are asked at once', async () => {
    for (let round = 1; round <= 5; round++) {
      const [key, user] = [randomUUID(), `both-${round}`];
      const [one, other] = await Promise.all([send(installation, key, user), send(elsewhere, key, user)]);
      expect([one.status, other.status]).toEqual([200, 200]);
      expect(other.body).toEqual(one.body);
      expect(mails.received).toBe(round);
    }
  });

  it('is answered by the second, when the first is killed while the mail server takes its time', async () => {
    const [key, user] = [randomUUID(), 'killed'];
    const mail = mails.next();
    const lost = send(installation, key, user).then(
      () => 'answered',
      () => 'lost',
    );
    await mail;
    const waiting = send(elsewhere, key, user);
    // The pause between two mails also blocks a repetition, but is not the subject of this test.
    await forgetLimits();
    await servers[0]!.kill();
    expect(await lost).toBe('lost');
    expect(await waiting).toMatchObject({ status: 200 });
    expect(await send(elsewhere, key, user)).toEqual(await waiting);
  });
});
