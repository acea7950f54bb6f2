import type { Customization, NewCustomization } from '#contracts/workflows/customizations.ts';
import type { Caller } from '#platform/base/ports.ts';
import type { DefinitionKind } from '../definitions/operations.ts';
import { DefinitionRows } from '../definitions/store.ts';
import { invalid, invalidAt } from '../model/bodies.ts';
import type { WorkflowsApp } from '../state/app.ts';
import { faultsInColors } from './contrast.ts';
import { faultsInTexts } from './words.ts';

type CustomizationMembers = Omit<Customization, 'name'>;

const LOGO = /^data:image\/png;base64,([A-Za-z0-9+/]+={0,2})$/;
/** The largest logo in bytes, as sent and as stored. */
const LARGEST_LOGO = 12 * 1024;
const MAX_LOGO_PIXELS = 240_000;

export const customizationKind = (app: WorkflowsApp): DefinitionKind<CustomizationMembers, NewCustomization> => ({
  ...{ path: 'customizations', name: 'customization' },
  rowsOf: (owner, db) => new DefinitionRows('workflows.customizations', owner, db),
  definitionOf: ({ name, texts, colors, logo }) => ({ name, texts: texts ?? {}, colors: storedColors(colors), logo: logo ?? null }),
  changesOf: ({ name, texts, colors, logo }) => ({
    ...{ name, texts: texts === null ? {} : texts, colors: colors === undefined ? colors : storedColors(colors), logo },
  }),
  async check(caller, customization, sentMembers) {
    const { texts, colors, logo } = customization;
    // Checks only the sent members: a stored text may name a word that the widget no longer has.
    const faults = [
      ...(sentMembers.has('texts') ? faultsInTexts(texts) : []),
      ...(sentMembers.has('colors') ? faultsInColors(colors) : []),
    ];
    if (faults.length > 0) throw invalid(faults);
    return logo !== null && sentMembers.has('logo') ? { ...customization, logo: await checkedLogo(app, caller, logo) } : customization;
  },
});

/** Re-encodes the logo, which removes any other data from the file. Throws `invalid_body` if it is no PNG or too large. */
async function checkedLogo({ platform }: WorkflowsApp, caller: Caller, logo: string): Promise<string> {
  const logoProblem = (message: string) => invalidAt('logo', 'invalid_value', message);
  const [, base64] = LOGO.exec(logo) ?? [];
  const bytes = Buffer.from(base64 ?? '', 'base64');
  if (bytes.length === 0) throw logoProblem('A PNG as data:image/png;base64,…');
  if (bytes.length > LARGEST_LOGO) throw logoProblem(`At most ${LARGEST_LOGO} bytes`);
  const picture = { bytes: new Uint8Array(bytes), formats: ['png'], maxPixels: MAX_LOGO_PIXELS, mustShow: true } as const;
  const result = await platform.pictures.encode(caller, picture);
  if ('trouble' in result) throw logoProblem(`It must be a PNG of at most ${MAX_LOGO_PIXELS} pixels that is not empty`);
  if (result.bytes.length > LARGEST_LOGO) throw logoProblem(`After encoding it has more than ${LARGEST_LOGO} bytes; use fewer pixels`);
  return `data:image/png;base64,${Buffer.from(result.bytes).toString('base64')}`;
}

function storedColors(colors: NewCustomization['colors']): CustomizationMembers['colors'] {
  const { accent = null, ground = null, surface = null, ink = null, muted = null } = colors ?? {};
  return { accent, ground, surface, ink, muted };
}
