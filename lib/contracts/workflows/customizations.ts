import { z } from 'zod';
import { jsonAtMost, membersAtMost } from '../base/limits.ts';
import { sameMembers } from '../base/same-members.ts';
import { definitionContract, definitionName } from './definitions.ts';

/** Texts, colours and logo of the widget, for workflows that name the customization in `metadata.customization_uuid`. */

/** Maximum number of characters in all texts as JSON. Limited because every session view contains them. */
const LARGEST_TEXTS = 64_000;

/** Maximum number of characters in a logo: 12 kB in base64. */
const LONGEST_LOGO = 16_500;

const texts = z
  .partialRecord(z.enum(['es-MX', 'en']), z.record(z.string().max(200), z.string().min(1).max(240)).check(membersAtMost(300)))
  .check(membersAtMost(2), jsonAtMost(LARGEST_TEXTS))
  .meta({
    description:
      'The texts, by language and then by word: `shell.<word>`, `<step>.<word>`, or `<step>:<custom_id>.<word>` for one step of several. Only whole sentences can be replaced, none that contains values. At most 240 characters each, and 64 000 in all as JSON.',
    stepExample: 'texts',
  });

const COLORS = ['accent', 'ground', 'surface', 'ink', 'muted'] as const;

const color = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, 'Six hexadecimal digits, like #12463a')
  .nullish();

const colors = z.strictObject(sameMembers(COLORS, color)).meta({
  description:
    'The colours of the light theme. Each needs a contrast of at least 4.5 to 1 with its background. The dark theme takes the accent, made lighter; its other colours are fixed.',
  examples: [{ accent: '#12463a' }],
});

const logo = z
  .string()
  .max(LONGEST_LOGO)
  .nullable()
  .describe('The logo for the first screen, a PNG as `data:image/png;base64,…`, at most 12 kB and 240 000 pixels. It is encoded anew.');

const newCustomization = z.object({
  name: definitionName,
  texts: texts.nullish(),
  colors: colors.nullish(),
  logo: logo.optional(),
});
export type NewCustomization = z.output<typeof newCustomization>;

const customization = z.object({
  name: z.string(),
  texts: z.record(z.string(), z.record(z.string(), z.string())),
  colors: z.object(sameMembers(COLORS, z.string().nullable())),
  logo: z.string().nullable(),
});
export type Customization = z.output<typeof customization>;

export const customizationsContract = definitionContract({
  path: '/v1/customizations',
  tag: 'Customizations',
  one: 'customization',
  many: 'customizations',
  additions: ['list', 'create', 'get', 'update'],
  descriptions: {
    create:
      'Creates a customization. Refuses a word that the widget does not have, and names a similar one if there is one. Refuses a colour that is hard to read, with its ratio, and a logo that is no PNG.',
    update: 'Changes the members that are sent, at once and also for open workflows. `texts` and `colors` are replaced whole.',
  },
  createBody: newCustomization,
  updateBody: newCustomization.partial(),
  members: customization,
  id: 'Customization',
});
