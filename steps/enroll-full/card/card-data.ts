import type { IneBack } from '#kinds/ine-back/read-back.ts';
import type { IneFront } from '#kinds/ine-front/read-front.ts';

/** The data that the server or the device reads from the two sides. */
export type FrontData = Omit<IneFront, 'register_year' | 'emission_year' | 'is_foreign'>;
export type BackData = Omit<IneBack, 'lines'> & { readonly lines: readonly string[] };
