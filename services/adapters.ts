import type { otpContract } from '../contracts/otp/otp.ts';
import type { peopleContract } from '../contracts/people/people.ts';
import type { ProblemKey } from '../contracts/problems.ts';
import { StepFailure, type StepPorts } from '../steps/step.server.ts';
import type { PeopleService } from './people/service.ts';
import type { ServiceClient } from './platform/calls/client.ts';
import type { Caller, Clock } from './platform/ports.ts';
import { Problem } from './platform/problem.ts';
import type { LinksPort } from './workflows/link-messages.ts';
import type { PeoplePort } from './workflows/person.ts';

/** Problems of the code service that mean the same to a step; any other means that the code could not be sent or checked. */
const SAME_FOR_STEPS: ReadonlySet<ProblemKey> = new Set(['rate_limited', 'code_wrong', 'code_expired', 'deadline_exceeded']);

/** One-time codes for steps, over the code service's contract. */
export function otpPort(otp: ServiceClient<typeof otpContract>, caller: Caller): StepPorts['otp'] {
  return {
    async send({ type, to, user, expires_in, company, language, retry }) {
      const common = { user, expires_in, metadata: { company, language } };
      const codes = otp(caller);
      const sending = {
        EMAIL: () => codes.sendEmail({ ...common, email: to }),
        SMS: () => codes.sendSms({ ...common, phone: to, country_code_included: true, retry }),
        WHATSAPP: () => codes.sendWhatsapp({ ...common, phone: to }),
      }[type];
      const { result } = await sending().catch((failure) => {
        if (failure instanceof Problem && failure.key === 'invalid_body') {
          const field = type === 'EMAIL' ? 'email' : 'phone';
          throw new StepFailure('invalid_body', failure.message, { field, cause: failure });
        }
        throw asStepFailure(failure, 'code_not_sent');
      });
      return { expires_at: result.expiration_date };
    },

    async validate({ type, user, code }) {
      try {
        await otp(caller).validate({ type, user, code });
        return { match: true, reason: 'ok' };
      } catch (failure) {
        const key = failure instanceof Problem ? failure.key : null;
        // Proven before: the answer that said so was lost on its way.
        if (key === 'code_used') return { match: true, reason: 'ok' };
        if (key === 'code_wrong') return { match: false, reason: 'wrong' };
        if (key === 'code_expired') return { match: false, reason: 'expired' };
        throw asStepFailure(failure, 'unavailable');
      }
    },
  };
}

/** A view waits for this before it is shown. */
const CHANNELS_MS = 2_000;
/** Of a company, as the code service takes it. */
const LONGEST_COMPANY = 100;

/** Links to another device as messages, over the code service's contract; one that knows no links sends none. */
export function linksPort(otp: ServiceClient<typeof otpContract>, clock: Clock): LinksPort {
  return {
    async channels(caller) {
      const deadline = Math.min(caller.deadline, clock.now().getTime() + CHANNELS_MS);
      try {
        return (await otp({ ...caller, deadline }).links.channels()).result.channels;
      } catch {
        return [];
      }
    },
    async send(caller, { channel, to, link, expires_at, user, company, language }) {
      const metadata = { company: company.slice(0, LONGEST_COMPANY), language };
      const { result } = await otp(caller).links.send({ type: channel, to, link, expires_at, user, metadata });
      return result;
    },
  };
}

function asStepFailure(failure: unknown, otherwise: ProblemKey): StepFailure {
  const problem = failure instanceof Problem ? failure : null;
  const key = problem && SAME_FOR_STEPS.has(problem.key) ? problem.key : otherwise;
  const wait = problem?.retryAfter;
  return new StepFailure(key, problem?.message ?? 'The one-time code service failed', {
    cause: failure,
    ...(wait ? { retryAfter: wait } : {}),
  });
}

/** What the workflows service asks of the people service; the person is recorded in one transaction of the latter, so both share a process. */
export function peoplePort(people: ServiceClient<typeof peopleContract>, service: Pick<PeopleService, 'attach'>): PeoplePort {
  return {
    async exists(caller, peopleUuid) {
      try {
        await people(caller).people.get({ id: peopleUuid });
        return true;
      } catch (failure) {
        if (failure instanceof Problem && failure.key === 'not_found') return false;
        throw failure;
      }
    },
    async identity(caller, peopleUuid) {
      try {
        const { result } = await people(caller).people.get({ id: peopleUuid });
        const { name, first_lastname, second_lastname, national_id } = result;
        return { name: [name, first_lastname, second_lastname].filter(Boolean).join(' '), national_id };
      } catch (failure) {
        if (failure instanceof Problem && failure.key === 'not_found') return null;
        throw failure;
      }
    },
    attach: (caller, { people_uuid, person, contact, address }) => {
      if (!caller.workflow) throw new Error('Facts are attached in the name of a workflow.');
      return service.attach(caller, { workflow: caller.workflow, step: 'person', people_uuid, person, contact, address });
    },
  };
}
