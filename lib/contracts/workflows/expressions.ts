import { z } from 'zod';
import { LONGEST_EXPRESSION } from '../base/limits.ts';
import { operationGroup } from '../base/operation-group.ts';
import { envelope } from '../base/service.ts';

/** Schema and operations of conditions, by which steps are skipped and rules judge. */

export const expression = z
  .string()
  .min(1)
  .max(LONGEST_EXPRESSION)
  .meta({ examples: ['person.age >= 60 && personal_address.state == "Jalisco"'] });

const condition = z.object({
  expression: expression.meta({ description: 'A condition in the Common Expression Language, true or false.' }),
  data_names: z
    .array(z.string().max(64))
    .max(200)
    .nullish()
    .meta({ description: 'The variables that it may read; without it, any.', examples: [['person', 'personal_address']] }),
});

const expressions = operationGroup('/v1/expressions', ['Expressions']);

export const expressionsContract = {
  validate: expressions
    .post(
      '/validate',
      'Validate expression syntax',
      'Reads the expression as a workflow would, and evaluates nothing. What is wrong is told in a sentence that names the character, counted from 1; `errors[].code` is `syntax`, `unknown_name` (a variable that `data_names` does not have), `not_allowed` (a function, or a loop within a loop) or `not_boolean`. How conditions are written is told in the guide to templates.',
    )
    .meta({ reads: true })
    .input(condition)
    .output(envelope(z.string().meta({ examples: ['The expression is valid'] }))),
};
