import type { Random } from '../random.ts';
import { html } from './html.ts';
import type { Person } from './people.ts';
import { inDigits, longDay, loudDay, mediumDay } from './written.ts';

interface Bank {
  /** The first three digits of the bank's CLABEs. */
  number: string;
  brand: string;
  company: string;
  rfc: string;
  layout: 'bbva' | 'banamex' | 'other';
}

export const BANKS: readonly Bank[] = [
  {
    number: '012',
    brand: 'BBVA',
    company: 'BBVA México, S.A., Institución de Banca Múltiple, Grupo Financiero BBVA México',
    rfc: 'BBA830831LJ2',
    layout: 'bbva',
  },
  {
    number: '002',
    brand: 'BANAMEX',
    company: 'Banco Nacional de México, S.A., integrante del Grupo Financiero Banamex',
    rfc: 'BNM840515VB1',
    layout: 'banamex',
  },
  {
    number: '014',
    brand: 'SANTANDER',
    company: 'Banco Santander México, S.A., Institución de Banca Múltiple',
    rfc: 'BSM970519DU8',
    layout: 'other',
  },
  {
    number: '072',
    brand: 'BANORTE',
    company: 'Banco Mercantil del Norte, S.A., Institución de Banca Múltiple, Grupo Financiero Banorte',
    rfc: 'BMN930209927',
    layout: 'other',
  },
  {
    number: '021',
    brand: 'HSBC',
    company: 'HSBC México, S.A., Institución de Banca Múltiple, Grupo Financiero HSBC',
    rfc: 'HMI950125KG8',
    layout: 'other',
  },
  {
    number: '044',
    brand: 'Scotiabank',
    company: 'Scotiabank Inverlat, S.A., Institución de Banca Múltiple',
    rfc: 'SIN9412025I4',
    layout: 'other',
  },
];

/** The data on every statement. */
interface Facts {
  bank: Bank;
  holder: Person;
  /** Name and address, as HTML. */
  home: string;
  from: string;
  until: string;
  account: string;
  /** The account's CLABE. */
  key: string;
  amounts: Record<'start' | 'deposits' | 'withdrawals' | 'end' | 'average', string>;
  /** A table, as HTML. */
  movements: string;
}

const row = (label: string, value: string) => html`
  <tr>
    <td style="padding:1px 8px;border-bottom:1px solid #ddd">${label}</td>
    <td style="padding:1px 8px;text-align:right;border-bottom:1px solid #ddd">${value}</td>
  </tr>`;

const caption = (text: string) => `<tr><th colspan=2 style="text-align:left">${text}</th></tr>`;

export const STATEMENTS: Record<Bank['layout'], (random: Random, facts: Facts) => string> = {
  bbva: (random, { bank, holder, home, from, until, account, key, amounts, movements }) => html`
    <div style="display:flex;justify-content:space-between">
      <b style="font-size:26px;color:#072146">BBVA</b>
      <div style="font-size:14px">Estado de Cuenta<br>LIBRETÓN BÁSICO CUENTA DIGITAL</div>
    </div>
    <div style="display:flex;gap:20px;margin-top:16px">
      <div style="flex:1">${home}</div>
      <table>
        ${row('Periodo', `DEL ${inDigits(from)} AL ${inDigits(until)}`)}
        ${row('Fecha de Corte', inDigits(until))}
        ${row('No. de Cuenta', account)}
        ${row('No. de Cliente', random.digits(8))}
        ${row('R.F.C', holder.rfc)}
        ${row('No. Cuenta CLABE', key)}
      </table>
    </div>
    <div style="display:flex;gap:30px;margin-top:14px">
      <table style="flex:1">
        ${caption('Rendimiento')}
        ${row('Saldo Promedio', amounts.average)}
        ${row('Días del Periodo', '31')}
        ${row('Tasa Bruta Anual', '% 0.000')}
        ${row('Saldo Promedio Gravable', '0.00')}
      </table>
      <table style="flex:1">
        ${caption('Comportamiento')}
        ${row('Saldo de Liquidación Inicial', amounts.start)}
        ${row('Saldo de Operación Inicial', amounts.start)}
        ${row('Depósitos / Abonos (+) 4', amounts.deposits)}
        ${row('Retiros / Cargos (-) 9', amounts.withdrawals)}
        ${row('Saldo Final (+)', amounts.end)}
      </table>
    </div>
    ${movements}
    <p style="font-size:8px">
      ${bank.company}<br>
      Av. Paseo de la Reforma 510, Col. Juárez, Alcaldía Cuauhtémoc, C.P. 06600, Ciudad de México, México. R.F.C. ${bank.rfc}
    </p>`,

  banamex: (random, { bank, holder, home, from, until, account, key, amounts, movements }) => html`
    <div style="display:flex;justify-content:space-between">
      <b style="font-size:24px;color:#056dae">${random.of(['citibanamex', 'Banamex'])}</b>
      <div>ESTADO DE CUENTA AL ${loudDay(until)}<br>CLIENTE: ${random.digits(8)}<br>Página: 1 de 4</div>
    </div>
    <div style="display:flex;gap:30px;margin-top:16px">
      <div style="flex:1">${home}<div>RFC ${holder.rfc}</div></div>
      <table>
        ${row('Cuenta de Cheques', '')}
        ${row('Número de cuenta', account)}
        ${row('CLABE Interbancaria', key)}
      </table>
    </div>
    <table style="margin-top:14px;width:420px">
      ${caption(`RESUMEN DEL: ${mediumDay(from, '/')} AL ${mediumDay(until, '/')}`)}
      ${row('Saldo Anterior', `$${amounts.start}`)}
      ${row('(+) 3 Depósitos', `$${amounts.deposits}`)}
      ${row('(-) 8 Retiros', `$${amounts.withdrawals}`)}
      ${row(`SALDO AL ${loudDay(until)}`, `$${amounts.end}`)}
      ${row('Saldo Promedio', `$${amounts.average}`)}
    </table>
    ${movements}
    <p style="font-size:8px">
      ${bank.company}. Actuario Roberto Medellín 800, Col. Santa Fe, C.P. 01219, Ciudad de México. RFC ${bank.rfc}
    </p>`,

  other: (random, { bank, holder, home, from, until, account, key, amounts, movements }) => html`
    <div style="display:flex;justify-content:space-between;border-bottom:3px solid #c00">
      <b style="font-size:24px;color:#c00">${bank.brand}</b>
      <div style="text-align:right">
        ${random.of(['ESTADO DE CUENTA INTEGRAL', 'Estado de Cuenta', 'ESTADO DE CUENTA'])}<br>
        <span style="font-size:8px">${bank.company} · RFC: ${bank.rfc}</span>
      </div>
    </div>
    <div style="display:flex;gap:20px;margin-top:16px">
      <div style="flex:1">${home}<div>${random.of(['R.F.C.', 'RFC:', 'RFC'])} ${holder.rfc}</div></div>
      <table>
        ${row(random.of(['PERIODO', 'Período del', 'Periodo']), random.of(periods(from, until)))}
        ${row(random.of(['Fecha de corte', 'FECHA DE CORTE']), random.of([inDigits(until), mediumDay(until, '-')]))}
        ${row(random.of(['Número de cuenta', 'No. de cuenta', 'CUENTA']), account)}
        ${row(
          random.of(['CLABE', 'Cuenta CLABE', 'CLABE interbancaria', 'NÚMERO DE CUENTA CLABE']),
          random.of([key, key, key.replace(/(\d{3})(\d{3})(\d{11})(\d)/, '$1 $2 $3 $4')]),
        )}
      </table>
    </div>
    <table style="margin-top:14px;width:${random.between(360, 700)}px">
      ${caption(random.of(['Resumen de la cuenta', 'RESUMEN DEL PERIODO', 'Resumen informativo']))}
      ${row(random.of(['Saldo inicial', 'Saldo anterior', 'SALDO INICIAL DEL PERIODO']), `$${amounts.start}`)}
      ${row(random.of(['Depósitos', '(+) Depósitos', 'Total de depósitos']), `$${amounts.deposits}`)}
      ${row(random.of(['Retiros', '(-) Retiros', 'Total de retiros']), `$${amounts.withdrawals}`)}
      ${row(random.of(['Saldo final', 'Saldo al corte', 'SALDO FINAL DEL PERIODO', 'Saldo actual']), `$${amounts.end}`)}
      ${row(random.of(['Saldo promedio', 'Saldo promedio diario', 'SALDO PROMEDIO DEL PERIODO']), `$${amounts.average}`)}
    </table>
    ${movements}`,
};

const periods = (from: string, until: string): readonly string[] => [
  `${inDigits(from)} AL ${inDigits(until)}`,
  `Del ${longDay(from)} al ${longDay(until)}`,
  `${mediumDay(from, '-')} al ${mediumDay(until, '-')}`,
  `Del ${inDigits(from)} al ${inDigits(until)}`,
];
