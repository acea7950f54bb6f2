import { z } from 'zod';
import { jsonAtMost, membersAtMost } from '../base/limits.ts';
import { sameMembers } from '../base/same-members.ts';
import { definitionContract, definitionName } from './definitions.ts';

/** Texts, colours and logo of the widget, for workflows that name the customization in `metadata.customization_uuid`. */

/** The most characters of all texts as JSON. Limited because every session view contains them. */
const LARGEST_TEXTS = 64_000;

/** The most characters of a logo: 12 kB in base64. */
const LONGEST_LOGO = 16_500;

const texts = z
  .partialRecord(z.enum(['es-MX', 'en']), z.record(z.string().max(200), z.string().min(1).max(240)).check(membersAtMost(300)))
  .check(membersAtMost(2), jsonAtMost(LARGEST_TEXTS))
  .meta({
    description:
      'By language, then by word: `shell.<word>`, `<step>.<word>`, or `<step>:<custom_id>.<word>` for one step of several. Only whole sentences may be said otherwise, none that is made of values. 240 characters each, 64 000 all together as JSON.',
    examples: [{ 'es-MX': { 'shell.welcomeTitle': 'Abre tu cuenta', 'verify_email.heading': '¿Cuál es tu correo?' } }],
  });

const COLORS = ['accent', 'ground', 'surface', 'ink', 'muted'] as const;

const color = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, 'Six hexadecimal digits, like #12463a')
  .nullish();

const colors = z.strictObject(sameMembers(COLORS, color)).meta({
  description:
    'Of the light theme, each told from what it stands on by at least 4.5 to 1. The dark theme takes the accent, made light enough; the rest is its own.',
  examples: [{ accent: '#12463a' }],
});

const logo = z.string().max(LONGEST_LOGO).nullable().meta({
  description: 'A PNG as `data:image/png;base64,…`, at most 12 kB and 240 000 pixels, for the first screen. It is encoded anew.',
});

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
  ours: ['list', 'create', 'get', 'update'],
  descriptions: {
    create:
      'A word that the widget does not have is refused, with a similar one where there is one; a colour that cannot be read, with its ratio; and a logo that is no PNG.',
    update: 'Holds at once, also for workflows under way. `texts` and `colors` replace those before.',
  },
  created: newCustomization,
  changed: newCustomization.partial(),
  members: customization,
  id: 'Customization',
});
