import { implementer } from '../model/implementer.ts';
import { insertPerson } from './insert-person.ts';
import { checkFields, type PersonParts } from './person-parts.ts';

export const createPerson = (parts: PersonParts) =>
  implementer.people.create.handler(({ input, context }) =>
    parts.platform.once(context, async (trx) =>
      insertPerson(parts, trx, context.caller, { checked: checkFields(parts, context.caller, input) }),
    ),
  );
