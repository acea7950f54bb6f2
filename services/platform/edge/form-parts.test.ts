import { describe, expect, it } from 'vitest';
import { onThisMachine } from '#test/support/machine-speed.ts';
import { Problem } from '../base/problem.ts';
import { readFormRequest } from './request-body.ts';

const invalidBody = { status: 422 } as const;
const BOUNDARY = 'formdata-012345678901234567890123';
const read = (request: Request, largestFile = 20 << 20) => readFormRequest(request, { largestFile, invalidBody, reservation: null });

function form(body: string | Buffer<ArrayBuffer>, type = `multipart/form-data; boundary=${BOUNDARY}`): Request {
  return new Request('http://localhost/', { method: 'POST', body, headers: { 'content-type': type } });
}
const part = (headers: string, content = 'x') => `--${BOUNDARY}\r\n${headers}\r\n\r\n${content}\r\n`;
const end = `--${BOUNDARY}--\r\n`;
const name = 'Content-Disposition: form-data; name="a"';

/** Returns the problem that refused the request, and the processor time that this took, in milliseconds. */
async function refusal(request: Request): Promise<{ problem: Problem; milliseconds: number }> {
  const { user, system } = process.threadCpuUsage();
  const problem = await read(request).catch((failure: unknown) => failure);
  const spent = process.threadCpuUsage({ user, system });
  if (!(problem instanceof Problem)) throw new Error('It was read', { cause: problem });
  return { problem, milliseconds: (spent.user + spent.system) / 1000 };
}

describe('a form', () => {
  it('is read as it was written, whatever its file holds', async () => {
    const body = new FormData();
    body.append('name', 'Contrato ñ “1”');
    body.append(
      'file',
      new File([Buffer.from(`\r\n\r\n--${BOUNDARY.slice(0, -1)}\r\n`.repeat(50_000))], 'año".pdf', { type: 'application/pdf' }),
    );
    const { content } = await read(new Request('http://localhost/', { method: 'POST', body }));
    const [text, file] = [(content as FormData).get('name'), (content as FormData).get('file') as File];
    expect([text, file.name, file.size]).toEqual(['Contrato ñ “1”', 'año".pdf', (body.get('file') as File).size]);
  });

  it.each([
    ['of megabytes of headers', `--${BOUNDARY}\r\n${'X-Header: y\r\n'.repeat(1_200_000)}${name}\r\n\r\nx\r\n${end}`, 'too_big'],
    ['of one long header', `--${BOUNDARY}\r\nX-Header: ${'y'.repeat(15 << 20)}`, 'too_big'],
    ['of a hundred thousand parts', part(name).repeat(100_000) + end, 'too_many_parts'],
    ['of nothing but boundaries', `--${BOUNDARY}\r\n`.repeat(400_000), 'too_big'],
    ['of ends that are none', `--${BOUNDARY}--\r\n\r\n`.repeat(400_000), 'too_many_parts'],
    ['of no part', end, 'too_small'],
    ['that never begins', '\r\n'.repeat(7 << 20), 'invalid_format'],
  ])('%s is refused in no time', async (_, body, code) => {
    const { problem, milliseconds } = await refusal(form(Buffer.from(body)));
    expect(problem).toMatchObject({ key: 'invalid_body', status: 422, errors: [{ path: '', code }] });
    // Without a limit, megabytes of headers took 1.6 s.
    expect(milliseconds).toBeLessThan(onThisMachine(200));
  });

  it.each([
    'multipart/form-data',
    'multipart/form-data; boundary=',
    `multipart/form-data; boundary="${'x'.repeat(71)}"`,
    'multipart/form-data; boundary="a b"',
  ])('of the type %s is refused', async (type) => {
    expect((await refusal(form(part(name) + end, type))).problem.key).toBe('invalid_body');
  });

  it('with two boundaries is parsed by the one that was looked through', async () => {
    const other = 'another-12345678901234567890123';
    const type = `multipart/form-data; boundary=${BOUNDARY}; boundary=${other}`;
    expect((await refusal(form(part(name).replaceAll(BOUNDARY, other), type))).problem.key).toBe('invalid_body');
  });

  it('has a file of megabytes and texts of kilobytes', async () => {
    expect((await refusal(form(part(name, 'x'.repeat(1 << 20)) + end))).problem.key).toBe('payload_too_large');
  });
});
