import { type Curp, parseCurp } from '#mexico/curp.ts';
import { entityName } from '#mexico/entities.ts';
import { parseCurpCode } from '#mexico/symbols/curp-code.ts';
import { mexicanDate } from '#mexico/today.ts';
import { defineHandler, type StepContext, StepFailure } from '../base/step.server.ts';
import { curp } from './curp.contract.ts';

/** The people service's `gender` has two values; for a non-binary person it is null, which is no reason to reject them. */
const genders = { H: 'MALE', M: 'FEMALE', X: null } as const;

/** The most registry queries for one step, so that this step cannot be used to test a list of CURPs. */
const TRIES = { most: 12, mostValues: 5 };

export const curpHandler = defineHandler(curp, {
  actions: {},
  async complete({ curp, code, confirmed }, { now, ports }) {
    const today = mexicanDate(now);
    const verdict = parseCurp(curp, today);
    if (!verdict.ok) throw new StepFailure('invalid_body', `The CURP is not valid: ${verdict.reason}`, { field: 'curp' });
    if (code !== undefined && parseCurpCode(code, today)?.curp !== curp)
      throw new StepFailure('invalid_body', 'The code does not say this CURP', { field: 'code' });
    const registry = await ask(curp, ports);
    const isVerified = registry === 'not_asked' ? null : registry === 'in_force';
    // The message is the same for every negative status: the registry's data on other people must not leak.
    if (isVerified === false && !confirmed)
      throw new StepFailure('conflict', 'The CURP was not found; send `confirmed` once the person has looked again', {
        field: 'confirmed',
      });
    const { birthDate, sex, entity } = verdict.value;
    return {
      outcome: 'success',
      payload: {
        curp,
        birthdate: birthDate,
        sex,
        entity_of_birth: entity,
        source: code ? ('symbol' as const) : ('typed' as const),
        verified: isVerified,
        registry,
      },
      facts: { person: personOf(curp, verdict.value) },
    };
  },
});

async function ask(curp: string, ports: StepContext['ports']) {
  const giveBack = await ports.allowance.take('registry', { ...TRIES, value: curp });
  try {
    return await ports.registry.curp(curp);
  } catch (failure) {
    await giveBack();
    throw failure;
  }
}

function personOf(national_id: string, { birthDate: birthdate, sex, entity }: Curp) {
  const extra = sex === 'X' ? { extra_data: { gender_code: 'X' } } : {};
  return { national_id, birthdate, gender: genders[sex], entity_of_birth: entityName(entity), ...extra };
}
