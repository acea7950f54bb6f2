import type { Layout } from '../drawing.ts';
import { drawFields, lookOf } from '../fields.ts';
import { card, identification, plain, table, taxpayerOf, truthOf } from './tax.ts';

export const csfTrials: Readonly<Record<string, Layout<'csf'>>> = {
  /** The card next to the title, and address and identification in another typography. */
  async loose(page, random) {
    const [taxpayer, sheet, look] = [taxpayerOf(random), await page(), { ...lookOf(random, 8), hasColon: true, isUpper: false }];
    const { address } = taxpayer.person;
    const withoutColon = ([label, value]: [string, string]): [string, string] => [label.replace(/:$/, ''), value];
    card(sheet, taxpayer, 36);
    sheet.text('CONSTANCIA DE SITUACIÓN FISCAL', 340, 36, { size: 11, bold: true });
    sheet.text('Datos de Identificación del Contribuyente:', 60, 172, { size: 9, bold: true });
    const set = look.values === 'under' ? { ...look, values: 'apart' as const } : look;
    const end = drawFields(sheet, set, identification(taxpayer).map(withoutColon), { x: 60, y: 190, width: 460, leading: 1.6 });
    sheet.text('Datos del domicilio registrado', 60, end + 8, { size: 9, bold: true });
    const facts: [string, string][] = [
      ['Código Postal', address.zip],
      ['Nombre de Vialidad', plain(address.street)],
      ['Número Exterior', address.outer],
      ['Número Interior', address.inner],
      ['Nombre de la Colonia', plain(address.neighborhood)],
      ['Nombre del Municipio o Demarcación Territorial', plain(address.municipality)],
      ['Nombre de la Entidad Federativa', plain(address.state)],
    ];
    const below = drawFields(sheet, set, facts, { x: 60, y: end + 26, width: 460, leading: 1.6 });
    table(sheet, taxpayer, below + 14);
    const { holder, rest } = truthOf(taxpayer);
    return { csf_data: holder, ...rest, rfc_person_valid: null, rfc_person_status: taxpayer.situation };
  },
};
