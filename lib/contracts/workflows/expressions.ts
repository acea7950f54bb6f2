import { z } from 'zod';
import { LONGEST_EXPRESSION } from '../base/limits.ts';
import { operationGroup } from '../base/operation-group.ts';
import { envelope } from '../base/service.ts';

/** Schema and operations of conditions, by which steps are skipped and rules judge. */

export const expression = z.string().min(1).max(LONGEST_EXPRESSION).meta({ stepExample: 'expression' });

const condition = z.object({
  expression: expression.describe('A condition in the Common Expression Language, which is true or false.'),
  data_names: z
    .array(z.string().max(64))
    .max(200)
    .nullish()
    .meta({ description: 'The variables that the condition may read. By default any.', stepExample: 'data_names' }),
});

const expressions = operationGroup('/v1/expressions', ['Expressions']);

export const expressionsContract = {
  validate: expressions
    .post(
      '/validate',
      'Validate expression syntax',
      'Reads the expression as a workflow would, without evaluating it. A fault is described in a sentence that names the character, counted from 1. `errors[].code` is `syntax`, `unknown_name` (a variable that is not in `data_names`), `not_allowed` (a function, or a loop within a loop) or `not_boolean`. The guide to templates explains how to write conditions.',
    )
    .meta({ reads: true })
    .input(condition)
    .output(envelope(z.string().meta({ examples: ['The expression is valid'] }))),
};
