import { implement } from '@orpc/server';
import { type Customization, customizationsContract, type NewCustomization } from '#contracts/workflows/customizations.ts';
import type { CallContext, Caller, Platform } from '#platform/base/ports.ts';
import { definitionOperations } from '../definitions/operations.ts';
import { invalid } from '../model/bodies.ts';
import type { WorkflowTables } from '../model/tables.ts';
import { faultsInColors } from './contrast.ts';
import { faultsInTexts } from './words.ts';

type CustomizationMembers = Omit<Customization, 'name'>;

const LOGO = /^data:image\/png;base64,([A-Za-z0-9+/]+={0,2})$/;
/** Bytes, as sent and as kept. */
const LARGEST_LOGO = 12 * 1024;
const MOST_PIXELS = 240_000;

export function customizationOperations(platform: Platform<WorkflowTables>) {
  const os = implement(customizationsContract).$context<CallContext>();

  /** Returns the picture as it is shown: encoded anew, so that it is a picture and nothing else. */
  const checkedLogo = async (caller: Caller, logo: string): Promise<string> => {
    const logoProblem = (message: string) => invalid([{ path: 'logo', code: 'invalid_value', message }]);
    const [, base64] = LOGO.exec(logo) ?? [];
    const bytes = Buffer.from(base64 ?? '', 'base64');
    if (bytes.length === 0) throw logoProblem('A PNG as data:image/png;base64,…');
    if (bytes.length > LARGEST_LOGO) throw logoProblem(`At most ${LARGEST_LOGO} bytes`);
    const picture = { bytes: new Uint8Array(bytes), formats: ['png'], mostPixels: MOST_PIXELS, mustShow: true } as const;
    const result = await platform.pictures.encode(caller, picture);
    if ('trouble' in result) throw logoProblem(`It is no PNG of at most ${MOST_PIXELS} pixels that shows something`);
    if (result.bytes.length > LARGEST_LOGO)
      throw logoProblem(`Encoded anew it has more than ${LARGEST_LOGO} bytes; give one with fewer pixels`);
    return `data:image/png;base64,${Buffer.from(result.bytes).toString('base64')}`;
  };

  const customizations = definitionOperations<CustomizationMembers>(platform, {
    ...{ table: 'workflows.customizations', path: 'customizations', name: 'customization' },
    async check(caller, customization, changedMembers) {
      const { texts, colors, logo } = customization;
      // A word that stands there may be gone from the widget since: it is in nobody's way.
      const faults = [
        ...(changedMembers.has('texts') ? faultsInTexts(texts) : []),
        ...(changedMembers.has('colors') ? faultsInColors(colors) : []),
      ];
      if (faults.length > 0) throw invalid(faults);
      return logo !== null && changedMembers.has('logo') ? { ...customization, logo: await checkedLogo(caller, logo) } : customization;
    },
  });

  return {
    list: os.list.handler(({ input, context }) => customizations.list(context.caller, input)),
    create: os.create.handler(({ input: { name, texts, colors, logo }, context }) =>
      customizations.create(context, { name, texts: texts ?? {}, colors: storedColors(colors), logo: logo ?? null }),
    ),
    get: os.get.handler(({ input, context }) => customizations.get(context.caller, input.uuid)),
    update: os.update.handler(({ input: { params, body }, context }) => {
      const { name, texts, colors, logo } = body;
      return customizations.update(context.caller, params.uuid, {
        ...(name === undefined ? {} : { name }),
        ...(texts === undefined ? {} : { texts: texts ?? {} }),
        ...(colors === undefined ? {} : { colors: storedColors(colors) }),
        ...(logo === undefined ? {} : { logo }),
      });
    }),
  };
}

function storedColors(colors: NewCustomization['colors']): CustomizationMembers['colors'] {
  const { accent = null, ground = null, surface = null, ink = null, muted = null } = colors ?? {};
  return { accent, ground, surface, ink, muted };
}
