import { describe, expect, it } from 'vitest';
import { problem, viewOf } from '#test/support/fakes/journey.fake.ts';
import { type JourneyEvent, type JourneyNews, JourneyProblem, type LinkReport } from '../../machine/journey.ts';
import type { OnboardingSnapshot } from '../../machine/onboarding.machine.ts';
import type { SessionConnection } from '../../session/session.ts';
import { EarlyJourney } from './early-journey.ts';

const welcome: SessionConnection = { view: viewOf({ status: 'pristine' }), lock: 'here' };

/** Starts an early journey with the answers of its session and the failures of its chart (null: it loads), in order; the last repeats. */
function begin(answers: (SessionConnection | JourneyProblem)[], charts: (JourneyProblem | null)[] = [null]) {
  const tokens: string[] = [];
  const news: JourneyNews[] = [];
  const screens: OnboardingSnapshot[] = [];
  let report: (report: LinkReport) => void = () => {};
  let asked = 0;
  const connect = async (token: string): Promise<SessionConnection> => {
    tokens.push(token);
    const answer = answers.length > 1 ? answers.shift()! : answers[0]!;
    if (answer instanceof JourneyProblem) throw answer;
    return answer;
  };
  const journey = new EarlyJourney(
    {
      session: {
        connect,
        listen: (listener) => {
          report = listener;
          return () => {};
        },
      },
      startChart: async () => {
        asked += 1;
        const failure = charts.length > 1 ? charts.shift() : charts[0];
        if (failure) throw failure;
      },
      show: (snapshot) => screens.push(snapshot),
      onNews: (one) => news.push(one),
    },
    { token: 'ses_one', language: 'es-MX' },
  );
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  return { journey, tokens, news, screens, report: (one: LinkReport) => report(one), settled, charts: () => asked };
}
const on = (state: string) => (snapshot: OnboardingSnapshot | undefined) => snapshot?.matches({ journey: state as 'welcome' }) ?? false;

describe('the journey before its statechart', () => {
  it('shows the welcome of a workflow that nobody has begun, and needs no chart for it', async () => {
    const { screens, news, charts, settled } = begin([welcome]);
    await settled();
    expect(on('welcome')(screens.at(-1))).toBe(true);
    expect(news).toMatchObject([{ type: 'ready', status: 'pristine' }]);
    expect(charts()).toBe(0);
  });

  it.each([
    ['is under way', { view: viewOf({ status: 'working' }), lock: 'here' } as const],
    ['is open in another tab', { ...welcome, lock: 'elsewhere' } as const],
  ])('needs the chart at once where the journey %s', async (_, connection) => {
    const { screens, charts, settled } = begin([connection]);
    await settled();
    expect(charts()).toBe(1);
    expect(screens.some(on('welcome'))).toBe(false);
  });

  it('leaves a refusal to the chart', async () => {
    const { journey, charts, settled } = begin([problem('token_expired')]);
    await settled();
    expect(charts()).toBe(1);
    await expect(journey.connection).rejects.toThrow('token_expired');
  });

  it('keeps for the chart what happens before it is here, and asks for it once', async () => {
    const { journey, report, charts, settled } = begin([welcome]);
    await settled();
    const begun: JourneyEvent = { type: 'journey.begun' };
    journey.send(begun);
    journey.send(begun);
    report({ type: 'lock.lost' });
    await settled();
    expect(charts()).toBe(1);
    expect(journey.events).toEqual([begun, begun, { type: 'lock.lost' }]);
  });

  it('says so where the chart does not come, and goes back to the welcome to try again', async () => {
    const { journey, screens, news, charts, settled } = begin([welcome], [problem('unavailable'), null]);
    await settled();
    journey.send({ type: 'journey.begun' });
    await settled();
    expect(on('fatal')(screens.at(-1))).toBe(true);
    expect(news.at(-1)).toEqual({ type: 'error', code: 'unavailable', fatal: true });
    journey.send({ type: 'journey.retried' });
    await settled();
    expect(on('welcome')(screens.at(-1))).toBe(true);
    expect(charts()).toBe(2);
    expect(journey.events).toEqual([{ type: 'journey.begun' }]);
  });

  it('connects anew with a new token, and goes on in another language', async () => {
    const { journey, tokens, settled } = begin([welcome]);
    journey.send({ type: 'token.renewed', token: 'ses_two' });
    journey.send({ type: 'language.chosen', language: 'en' });
    await settled();
    expect(tokens).toEqual(['ses_one', 'ses_two']);
    expect(journey.input).toEqual({ token: 'ses_two', language: 'en' });
  });

  it('asks for nothing once the chart has the journey, and keeps what comes for it', async () => {
    const { journey, tokens, settled } = begin([problem('token_expired'), welcome]);
    await settled();
    journey.handOver();
    const renewed: JourneyEvent = { type: 'token.renewed', token: 'ses_two' };
    journey.send(renewed);
    await settled();
    expect(tokens).toEqual(['ses_one']);
    expect(journey.events).toEqual([renewed]);
  });

  it('tells once that the network is gone, and shows that it is back', () => {
    const { report, screens, news } = begin([welcome]);
    report({ type: 'network.lost' });
    report({ type: 'network.lost' });
    expect(news).toEqual([{ type: 'error', code: 'offline', fatal: false }]);
    expect(screens.at(-1)?.matches({ network: 'offline' })).toBe(true);
    report({ type: 'network.found' });
    expect(screens.at(-1)?.matches({ network: 'online' })).toBe(true);
  });
});
