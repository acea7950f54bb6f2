import type { Random } from '../random.ts';
import { html } from './html.ts';
import { daysAfter, inDigits, mediumDay, money, monthOf, shortDay, titled } from './written.ts';

/** The data on every bill. */
interface Facts {
  /** Name and address, as HTML. */
  recipient: string;
  /** A table, as HTML. */
  consumption: string;
  issued: string;
  from: string;
  until: string;
  payBy: string;
  total: number;
  zip: string;
  city: string;
}

interface Bill {
  content: string;
  type: string;
  /** Null if the bill names no issuer. */
  issuer: string | null;
  /** The date of the bill; by default the day of issue. */
  date?: string;
  endDate: string;
}

/** Returns a label above its value. */
const box = (label: string, value: string, size = 14) => html`
  <div style="min-width:150px">
    <div style="color:#666;font-size:10px">${label}</div>
    <div style="font-size:${size}px;font-weight:600">${value}</div>
  </div>`;

function electricity(random: Random, { recipient, consumption, from, until, payBy, total, zip }: Facts): Bill {
  const content = html`
    <div style="display:flex;justify-content:space-between">
      <div><b style="font-size:26px;color:#00793a">CFE</b><br><b>Comisión Federal de Electricidad®</b></div>
      <div style="font-size:9px;width:330px">
        CFE Suministrador de Servicios Básicos<br>
        Río Ródano No. 14, colonia Cuauhtémoc, Alcaldía Cuauhtémoc, Código Postal 06500, Ciudad de México.<br>
        RFC: CSS160330CP7
      </div>
    </div>
    <div style="display:flex;gap:20px;margin-top:16px">
      <div style="flex:1;font-size:13px">${recipient}</div>
      <div style="background:#e4f1e8;padding:10px;width:250px">
        <div style="font-size:12px">TOTAL A PAGAR:</div>
        <div style="font-size:26px;font-weight:700">$${total.toLocaleString('en-US')}</div>
        <div style="font-size:9px">(CANTIDAD CON LETRA PESOS M.N.)</div>
      </div>
    </div>
    <div style="margin-top:14px;font-size:12px;line-height:1.6">
      <b>NO. DE SERVICIO:</b> ${random.digits(12)}<br>
      <b>RMU:</b> ${zip} ${random.digits(2)}-${random.digits(2)}-${random.digits(2)} XAXX-010101 001 CFE<br>
      <b>LÍMITE DE PAGO:</b> ${shortDay(payBy)} &nbsp; <b>CORTE A PARTIR:</b> ${shortDay(daysAfter(payBy, 1))}<br>
      <b>TARIFA:</b> ${random.of(['01', '1C', 'DAC', '1F'])} &nbsp; <b>NO. MEDIDOR:</b> ${random.digits(6)} &nbsp; <b>MULTIPLICADOR:</b> 1<br>
      <b>PERIODO FACTURADO:</b> ${shortDay(from)}${random.of([' - ', '-', ' – '])}${shortDay(until)}
    </div>
    ${consumption}`;
  return { content, type: 'electricity', issuer: 'CFE', date: from, endDate: until };
}

function telephone(random: Random, { recipient, consumption, issued, payBy, total }: Facts): Bill {
  const content = html`
    <div style="display:flex;justify-content:space-between">
      <b style="font-size:28px;color:#0a5ca8">TELMEX</b>
      <div style="font-size:9px;text-align:right">
        Teléfonos de México S.A.B. de C.V.<br>Parque Vía 198, Col. Cuauhtémoc<br>C.P. 06500 Ciudad de México<br>RFC: TME840315-KT6
      </div>
    </div>
    <div style="font-size:16px;margin:10px 0;font-weight:700">Estado de Cuenta</div>
    <div style="display:flex;gap:30px">
      <div style="flex:1;font-size:13px">${recipient}</div>
      <div style="border:1px solid #0a5ca8;padding:10px;width:280px">
        <div style="display:grid;gap:6px">
          ${box('Total a Pagar:', `$ ${money(total)}`, 18)}
          ${box('Pagar antes de:', mediumDay(payBy, '-'))}
          ${box('Teléfono:', `55 5555 ${random.digits(4)}`)}
          ${box('Mes de Facturación:', titled(monthOf(issued)))}
          ${box('Factura No.:', random.digits(13))}
          ${box('Fecha de emisión:', inDigits(issued))}
        </div>
      </div>
    </div>
    ${consumption}`;
  return { content, type: 'telephone', issuer: 'Telmex', endDate: payBy };
}

const WATERWORKS = [
  { brand: 'SIAPA', name: 'Sistema Intermunicipal de los Servicios de Agua Potable y Alcantarillado' },
  { brand: 'SACMEX', name: 'Sistema de Aguas de la Ciudad de México' },
  { brand: 'JAPAY', name: 'Junta de Agua Potable y Alcantarillado de Yucatán' },
];

function water(random: Random, { recipient, consumption, issued, from, until, payBy, total }: Facts): Bill {
  const { brand, name } = random.of(WATERWORKS);
  const content = html`
    <div style="display:flex;justify-content:space-between;border-bottom:3px solid #2a7fb8;padding-bottom:6px">
      <b style="font-size:28px;color:#2a7fb8">${brand}</b>
      <span style="font-size:12px">${name}</span>
    </div>
    <div style="font-size:15px;margin:12px 0">RECIBO DE AGUA POTABLE Y ALCANTARILLADO</div>
    <div style="display:flex;gap:20px">
      <div style="flex:1;font-size:13px">
        <div style="color:#666;font-size:10px">${random.of(['USUARIO', 'Nombre del usuario', 'TITULAR'])}</div>
        ${recipient}
      </div>
      <div style="display:grid;gap:6px">
        ${box('NÚMERO DE CUENTA', random.digits(10))}
        ${box('USO', 'DOMÉSTICO')}
        ${box('FECHA DE EMISIÓN', inDigits(issued))}
        ${box('PERIODO', `${inDigits(from)} ${random.of(['al', '-', 'a'])} ${inDigits(until)}`)}
        ${box('VENCIMIENTO', inDigits(payBy))}
        ${box('TOTAL A PAGAR', `$${money(total)}`, 20)}
      </div>
    </div>
    ${consumption}`;
  return { content, type: 'water', issuer: brand, endDate: until };
}

function gas(random: Random, { recipient, consumption, issued, from, until, payBy, total }: Facts): Bill {
  const brand = random.of(['Naturgy', 'Naturgy', 'Engie']);
  const content = html`
    <div style="display:flex;justify-content:space-between">
      <b style="font-size:28px;color:#e57200">${brand}</b>
      <span style="font-size:10px">${brand} México, S.A. de C.V. · Gas natural</span>
    </div>
    <div style="display:flex;gap:20px;margin-top:16px">
      <div style="flex:1">
        ${box('Fecha de emisión', mediumDay(issued, '/'))}<br>
        ${box('Número de cuenta', random.digits(8))}<br>
        ${box('Periodo de consumo', `${mediumDay(from, '/')} - ${mediumDay(until, '/')}`)}<br>
        ${box('Fecha límite de pago', mediumDay(payBy, '/'))}<br>
        ${box('Total a pagar', `$ ${money(total)}`, 20)}
      </div>
      <div style="width:340px;border:1px solid #ccc;padding:12px;font-size:13px;margin-top:30px">${recipient}</div>
    </div>
    ${consumption}`;
  return { content, type: 'gas', issuer: brand, endDate: until };
}

function propertyTax(random: Random, { recipient, consumption, issued, payBy, total, city }: Facts): Bill {
  const place = '<div style="color:#666;font-size:10px;margin-top:6px">UBICACIÓN DEL PREDIO</div>';
  const content = html`
    <div style="text-align:center">
      <b style="font-size:18px">${random.of(['GOBIERNO MUNICIPAL DE', 'H. AYUNTAMIENTO DE'])} ${city}</b><br>
      TESORERÍA MUNICIPAL · DIRECCIÓN DE INGRESOS<br>
      <span style="font-size:16px">
        ${random.of(['RECIBO DE PAGO DEL IMPUESTO PREDIAL', `IMPUESTO PREDIAL ${issued.slice(0, 4)}`])}
      </span>
    </div>
    <div style="margin-top:18px;display:flex;gap:20px">
      <div style="flex:1;font-size:13px">
        <div style="color:#666;font-size:10px">${random.of(['CONTRIBUYENTE', 'PROPIETARIO'])}</div>
        ${recipient.replace('</div>', `</div>${place}`)}
      </div>
      <div style="display:grid;gap:6px">
        ${box('CUENTA PREDIAL', random.digits(9))}
        ${box('CLAVE CATASTRAL', `${random.digits(3)}-${random.digits(3)}-${random.digits(4)}`)}
        ${box('FECHA DE EMISIÓN', inDigits(issued))}
        ${box('FECHA LÍMITE DE PAGO', inDigits(payBy))}
        ${box('VALOR CATASTRAL', `$${money(random.between(300000, 3000000))}`)}
        ${box('TOTAL', `$${money(total)}`, 18)}
      </div>
    </div>
    ${consumption}`;
  return { content, type: 'property_tax', issuer: null, endDate: payBy };
}

interface Provider {
  issuer: string;
  /** The name as printed on the bill. */
  brand: string;
  company: string;
}

const internet =
  ({ issuer, brand, company }: Provider) =>
  (random: Random, { recipient, consumption, issued, payBy, total }: Facts): Bill => {
    const content = html`
      <div style="display:flex;justify-content:space-between">
        <b style="font-size:32px;color:#d6006d">${brand}</b>
        <span style="font-size:10px">${company}</span>
      </div>
      <div style="display:flex;gap:24px;margin-top:20px">
        <div style="flex:1;font-size:13px">${recipient}</div>
        <div style="display:grid;gap:6px">
          ${box('Número de cuenta', random.digits(8))}
          ${box('Fecha de facturación', inDigits(issued))}
          ${box(random.of(['Fecha límite de pago', 'Pagar antes del', 'Paga antes de']), inDigits(payBy))}
          ${box('Total a pagar', `$${money(total)}`, 22)}
        </div>
      </div>
      <p>Internet 100 megas + telefonía ilimitada</p>
      ${consumption}`;
    return { content, type: 'internet', issuer, endDate: payBy };
  };

export const BILLS: readonly ((random: Random, facts: Facts) => Bill)[] = [
  electricity,
  telephone,
  water,
  gas,
  propertyTax,
  internet({ issuer: 'izzi', brand: 'izzi', company: 'Empresas Cablevisión, S.A. de C.V.' }),
  internet({ issuer: 'Totalplay', brand: 'totalplay', company: 'Total Play Telecomunicaciones, S.A.P.I. de C.V.' }),
];
