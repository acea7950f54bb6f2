import type { Customization, NewCustomization } from '#contracts/workflows/customizations.ts';
import type { Caller } from '#platform/base/ports.ts';
import { definitionOperations } from '../definitions/operations.ts';
import { DefinitionRows } from '../definitions/store.ts';
import { invalid, invalidAt } from '../model/bodies.ts';
import type { WorkflowsApp } from '../state/app.ts';
import { operator } from '../state/operators.ts';
import { faultsInColors } from './contrast.ts';
import { faultsInTexts } from './words.ts';

type CustomizationMembers = Omit<Customization, 'name'>;

const LOGO = /^data:image\/png;base64,([A-Za-z0-9+/]+={0,2})$/;
/** The largest logo in bytes, as sent and as stored. */
const LARGEST_LOGO = 12 * 1024;
const MOST_LOGO_PIXELS = 240_000;

export function customizationOperations(app: WorkflowsApp) {
  const os = operator.customizations;
  const customizations = definitionOperations<CustomizationMembers>(app, {
    ...{ path: 'customizations', name: 'customization' },
    rowsOf: (owner, db) => new DefinitionRows('workflows.customizations', owner, db),
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

  return {
    list: os.list.handler(customizations.list),
    create: os.create.handler(({ input: { name, texts, colors, logo }, context }) =>
      customizations.create(context, { name, texts: texts ?? {}, colors: storedColors(colors), logo: logo ?? null }),
    ),
    get: os.get.handler(customizations.get),
    update: os.update.handler(({ input: { params, body }, context }) => {
      const { name, texts, colors, logo } = body;
      return customizations.update(context, params.uuid, {
        ...(name === undefined ? {} : { name }),
        ...(texts === undefined ? {} : { texts: texts ?? {} }),
        ...(colors === undefined ? {} : { colors: storedColors(colors) }),
        ...(logo === undefined ? {} : { logo }),
      });
    }),
  };
}

/** Re-encodes the logo, which removes any other data from the file. Throws `invalid_body` if it is no PNG or too large. */
async function checkedLogo({ platform }: WorkflowsApp, caller: Caller, logo: string): Promise<string> {
  const logoProblem = (message: string) => invalidAt('logo', 'invalid_value', message);
  const [, base64] = LOGO.exec(logo) ?? [];
  const bytes = Buffer.from(base64 ?? '', 'base64');
  if (bytes.length === 0) throw logoProblem('A PNG as data:image/png;base64,…');
  if (bytes.length > LARGEST_LOGO) throw logoProblem(`At most ${LARGEST_LOGO} bytes`);
  const picture = { bytes: new Uint8Array(bytes), formats: ['png'], mostPixels: MOST_LOGO_PIXELS, mustShow: true } as const;
  const result = await platform.pictures.encode(caller, picture);
  if ('trouble' in result) throw logoProblem(`It is no PNG of at most ${MOST_LOGO_PIXELS} pixels that shows something`);
  if (result.bytes.length > LARGEST_LOGO)
    throw logoProblem(`Encoded anew it has more than ${LARGEST_LOGO} bytes; give one with fewer pixels`);
  return `data:image/png;base64,${Buffer.from(result.bytes).toString('base64')}`;
}

function storedColors(colors: NewCustomization['colors']): CustomizationMembers['colors'] {
  const { accent = null, ground = null, surface = null, ink = null, muted = null } = colors ?? {};
  return { accent, ground, surface, ink, muted };
}
