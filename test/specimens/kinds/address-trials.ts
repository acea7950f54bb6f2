import type { Layout } from '../drawing.ts';
import { drawFields, lookOf } from '../fields.ts';
import { dateAs, moneyOf, personOf } from '../people.ts';
import { periodOf, streetLine, truthOf, window } from './address-proof.ts';

export const addressTrials: Readonly<Record<string, Layout<'addressProof'>>> = {
  /** A municipality's property tax bill; the owner's address is the property's. */
  async predial(page, random) {
    const [person, sheet, period] = [personOf(random), await page(), periodOf(random)];
    const { address } = person;
    sheet.text(`H. AYUNTAMIENTO DE ${address.municipality}`, 60, 40, { size: 12, bold: true });
    sheet.text('TESORERÍA MUNICIPAL', 60, 58, { size: 10 });
    sheet.text(random.of(['IMPUESTO PREDIAL', 'RECIBO DE PAGO DEL IMPUESTO PREDIAL']), 60, 76, { size: 12, bold: true });
    const facts: [string, string][] = [
      [random.of(['Cuenta predial', 'Clave catastral']), random.digits(11)],
      [random.of(['Contribuyente', 'Propietario']), person.full],
      [random.of(['Ubicación del predio', 'Domicilio']), streetLine(address)],
      ['Colonia', address.neighborhood],
      [random.of(['C.P.', 'Código postal']), address.zip],
      ['Municipio', address.municipality],
      ['Estado', address.state],
      [random.of(['Fecha de emisión', 'Fecha de expedición']), dateAs.slashed(period.start)],
      [random.of(['Fecha límite de pago', 'Vencimiento']), dateAs.slashed(period.limit)],
      ['Valor catastral', `$${moneyOf(random.between(100_000, 900_000))}`],
      ['Total a pagar', `$${moneyOf(random.between(500, 9000))}`],
    ];
    const columns = random.of([1, 2]);
    drawFields(sheet, lookOf(random, 9), facts, { x: 60, y: 120, width: columns === 1 ? 420 : 260, columns, leading: 2.2 });
    const truth = truthOf(person, { type: 'property_tax', brand: '', date: period.start, end: period.limit, recent: period.recent });
    return { ...truth, issued_by: null };
  },

  /** An electricity bill with its blocks in other places. */
  async 'loose electricity'(page, random) {
    const [person, sheet, period] = [personOf(random), await page(), periodOf(random)];
    const right = random.chance(0.5);
    sheet.text(random.of(['Comisión Federal de Electricidad', 'CFE Suministrador de Servicios Básicos']), 50, 36, { size: 11, bold: true });
    window(sheet, person, right ? 330 : 50, random.between(80, 110));
    const facts: [string, string][] = [
      [random.of(['No. de servicio', 'Número de servicio']), random.digits(12)],
      [random.of(['Periodo facturado', 'Periodo de consumo']), `${dateAs.brief(period.start)} - ${dateAs.brief(period.end)}`],
      [random.of(['Límite de pago', 'Fecha límite de pago']), dateAs.brief(period.limit)],
      ['Tarifa', '1C'],
      ['No. medidor', `${random.letters(2)}${random.digits(6)}`],
      ['Total a pagar', `$${moneyOf(random.between(90, 4000))}`],
    ];
    drawFields(sheet, lookOf(random, 9), facts, { x: right ? 50 : 330, y: 200, width: 240, leading: 2.1 });
    return truthOf(person, { type: 'electricity', brand: 'CFE', date: period.start, end: period.end, recent: period.recent });
  },

  /** An internet bill with the address in labelled fields. */
  async internet(page, random) {
    const [person, sheet, period] = [personOf(random), await page(), periodOf(random)];
    const { address } = person;
    sheet.text('Total Play Telecomunicaciones', 50, 40, { size: 13, bold: true });
    const facts: [string, string][] = [
      [random.of(['Titular', 'Nombre del cliente']), person.full],
      [random.of(['Calle y número', 'Dirección']), streetLine(address)],
      ['Colonia', address.neighborhood],
      ['Código postal', address.zip],
      ['Ciudad', address.municipality],
      ['Estado', address.state],
      ['Número de cuenta', random.digits(9)],
      ['Fecha de facturación', dateAs.slashed(period.end)],
      ['Pagar antes de', dateAs.slashed(period.limit)],
      ['Total a pagar', `$${moneyOf(random.between(300, 1500))}`],
    ];
    drawFields(sheet, lookOf(random, 9), facts, { x: 50, y: 90, width: 260, columns: random.of([1, 2]), leading: 2.1 });
    return truthOf(person, { type: 'internet', brand: 'Totalplay', date: period.end, end: period.limit, recent: period.recent });
  },
};
