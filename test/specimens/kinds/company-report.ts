import { deriveLegalRfc } from '#mexico/rfc.ts';
import type { Layout } from '../drawing.ts';
import { drawFields, lookOf } from '../fields.ts';
import { addressOf, dateAs, dayOf, moneyOf, personOf } from '../people.ts';
import type { Random } from '../random.ts';
import { consultationsOf, creditsOf, creditTable, table } from './credit-report.ts';

const companies = ['TRANSPORTES NOGAL', 'ALIMENTOS DEL PORTAL', 'CONSTRUCCIONES JACARANDA', 'TEXTILES ZAGUAN'];
const place = (random: Random) => {
  const { street, outer, neighborhood } = addressOf(random);
  return `${street} ${outer} ${neighborhood}`;
};

function shareholdersOf(random: Random) {
  const first = random.between(30, 70);
  return [first, 100 - first].map((share) => {
    const { full, rfc } = personOf(random);
    return { name: full, rfc, address: place(random), participation: `${share}%` };
  });
}

export const reportTrials: Readonly<Record<string, Layout<'creditReport'>>> = {
  /** A company's report, with its shareholders and guarantors in tables. */
  async company(page, random) {
    const sheet = await page([640, 792]);
    const birth = dayOf(random, 1990, 2015);
    const [name, address] = [random.of(companies), addressOf(random)];
    const [credits, consultations, shareholders] = [creditsOf(random).slice(0, 3), consultationsOf(random), shareholdersOf(random)];
    const guarantor = { ...personOf(random), amount: random.between(10_000, 900_000) };
    const guarantors = [{ name: guarantor.full, rfc: guarantor.rfc, address: place(random), amount: guarantor.amount }];
    const legalName = `${name} S.A. DE C.V.`;
    const rfc = deriveLegalRfc(name, birth);
    sheet.text('Buró de Crédito', 40, 30, { size: 15, bold: true });
    sheet.text('Reporte de Crédito Especial Personas Morales', 40, 52, { size: 12, bold: true });
    sheet.text('Datos de la empresa', 40, 76, { size: 10, bold: true });
    const facts: [string, string][] = [
      [random.of(['Razón social', 'Nombre o razón social']), legalName],
      ['RFC', rfc],
      ['Fecha de constitución', dateAs.slashed(birth)],
      [random.of(['Domicilio', 'Domicilio fiscal']), `${address.street} ${address.outer}`],
      ['Colonia', address.neighborhood],
      ['Código postal', address.zip],
      ['Ciudad', address.municipality],
      ['Estado', address.state],
      ['País', 'MÉXICO'],
    ];
    const end = drawFields(sheet, { ...lookOf(random, 8.5), values: 'behind' }, facts, { x: 40, y: 94, width: 500, leading: 1.7 });
    const part = (heading: string, y: number) => sheet.text(heading, 40, y, { size: 10, bold: true });
    const columns = [
      ['Nombre', 40],
      ['RFC', 200],
      ['Domicilio', 290],
    ] as const;
    part(random.of(['Accionistas', 'Principales accionistas']), end + 14);
    const owners = shareholders.map((one) => [one.name, one.rfc, one.address, one.participation]);
    const second = table(sheet, [...columns, ['Participación', 540]], owners, end + 32);
    part('Avales', second + 14);
    const sponsors = guarantors.map((one) => [one.name, one.rfc, one.address, moneyOf(one.amount)]);
    const third = table(sheet, [...columns, ['Monto', 540]], sponsors, second + 32);
    part('Detalle de créditos', third + 14);
    const fourth = creditTable(sheet, credits, third + 32);
    part('Detalle de consultas', fourth + 14);
    const asked = consultations.map((one) => [one.institution, dateAs.slashed(one.date), one.phone, one.address]);
    table(
      sheet,
      [
        ['Otorgante', 40],
        ['Fecha', 180],
        ['Teléfono', 260],
        ['Domicilio', 360],
      ],
      asked,
      fourth + 32,
    );
    return {
      ...{ type: 'buro_pm' as const, name: legalName, rfc, curp: null, birthdate: birth },
      fiscal_address: {
        ...{ street: address.street, number: address.outer, neighborhood: address.neighborhood, zip_code: address.zip },
        ...{ city: address.municipality, state: address.state, country: 'MÉXICO' },
      },
      ...{ credit_score: null, shareholders, guarantors, credits, previous_consultations: consultations },
    };
  },
};
