import { parseCurpCode } from '#mexico/symbols/curp-code.ts';
import { mexicanDate } from '#mexico/today.ts';
import { checkedCurp, personOfCurp } from '../base/curp-step.server.ts';
import { defineHandler, type StepContext, StepFailure } from '../base/step.server.ts';
import { curp } from './curp.contract.ts';

/** Maximum number of registry queries for one step, so that this step cannot be used to test a list of CURPs. */
const TRIES = { max: 12, maxValues: 5 };

/** Records a typed or scanned CURP, and whether the registry knows it. */
export const curpHandler = defineHandler(curp, {
  actions: {},
  async complete({ curp, code, confirmed }, { now, ports }) {
    const today = mexicanDate(now);
    const parts = checkedCurp(curp, today);
    if (code !== undefined && parseCurpCode(code, today)?.curp !== curp)
      throw new StepFailure('invalid_body', 'The code does not say this CURP', { field: 'code' });
    const registry = await ask(curp, ports);
    const isVerified = registry === 'not_asked' ? null : registry === 'in_force';
    // The message is the same for every negative status: the registry's data on other people must not leak.
    if (isVerified === false && !confirmed)
      throw new StepFailure('conflict', 'The CURP was not found; send `confirmed` once the person has looked again', {
        field: 'confirmed',
      });
    return {
      outcome: 'success',
      payload: {
        curp,
        birthdate: parts.birthDate,
        sex: parts.sex,
        entity_of_birth: parts.entity,
        source: code ? ('symbol' as const) : ('typed' as const),
        verified: isVerified,
        registry,
      },
      facts: { person: personOfCurp(parts) },
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
