import type { Random } from '../random.ts';
import { html, qrCode } from './html.ts';
import { bareStreet, mailOf, type Person, person, someDay } from './people.ts';
import { type Drawing, PAGE_FACES, pageOf } from './sheets.ts';
import { inDigits, loudDay, withoutAccents } from './written.ts';

const SALARIES = 'Régimen de Sueldos y Salarios e Ingresos Asimilados a Salarios';
const REGIMES = [
  [SALARIES],
  ['Régimen de las Personas Físicas con Actividades Empresariales y Profesionales'],
  ['Régimen Simplificado de Confianza', SALARIES],
  ['Régimen de Arrendamiento'],
];

/** Draws the first page of a certificate of fiscal situation. */
export async function csf(random: Random): Promise<Drawing> {
  const holder = person(random, { hasAccents: false });
  const face = random.of(PAGE_FACES);
  const id = random.digits(11);
  const started = someDay(random, 1999, 2022);
  const changed = someDay(random, 2022, 2025);
  const regimes = random.of(REGIMES).map((regime) => ({ regime, start_date: someDay(random, 2010, 2024) }));
  const home = homeOf(holder);
  const kindOfStreet = random.of(['CALLE', 'AVENIDA (AV.)', 'BOULEVARD (BLVD.)', 'PRIVADA (PRIV.)']);
  const email = random.chance(0.5) ? mailOf(holder) : null;
  const code = await qrCode(`${CHECK_PAGE}?D1=10&D2=1&D3=${id}_${holder.rfc}`, 120);
  const printed = `2026-${random.of(['03', '10', '11'])}-1${random.between(0, 9)}`;
  const space = random.of([' ', '']);
  const locality = random.chance(0.5) ? home.municipality : '';
  const content = html`
    ${head(holder, id, code, `${home.municipality} , ${home.state} A ${loudDay(printed)}`)}
    ${bar('Datos de Identificación del Contribuyente:')}
    ${identification(holder, started, changed)}
    ${bar('Datos del domicilio registrado')}
    ${inTwo(space, [
      ['Código Postal:', home.postal_code],
      ['Tipo de Vialidad:', kindOfStreet],
      ['Nombre de Vialidad:', home.street],
      ['Número Exterior:', home.ext_num],
      ['Número Interior:', home.int_num ?? ''],
      ['Nombre de la Colonia:', home.neighborhood],
      ['Nombre de la Localidad:', locality],
      ['Nombre del Municipio o Demarcación Territorial:', home.municipality],
      ['Nombre de la Entidad Federativa:', home.state],
      ['Entre Calle:', random.of(['PINO', 'CEDRO', ''])],
      ['Y Calle:', 'OLMO'],
      ...(email === null ? [] : [['Correo Electrónico:', email] as const]),
    ])}
    ${bar('Actividades Económicas:')}
    <table style="width:100%;border-collapse:collapse;font-size:10px" border=1>
      <tr><th>Orden</th><th>Actividad Económica</th><th>Porcentaje</th><th>Fecha Inicio</th><th>Fecha Fin</th></tr>
      <tr><td>1</td><td>Asalariado</td><td>100</td><td>${inDigits(started)}</td><td></td></tr>
    </table>
    ${bar('Regímenes:')}
    <table style="width:100%;border-collapse:collapse;font-size:10px" border=1>
      <tr><th>Régimen</th><th>Fecha Inicio</th><th>Fecha Fin</th></tr>
      ${regimes.map(({ regime, start_date }) => `<tr><td>${regime}</td><td>${inDigits(start_date)}</td><td></td></tr>`).join('')}
      ${random.chance(0.3) ? PAST_REGIME : ''}
    </table>
    <p style="font-size:9px">${PRIVACY}</p>
    <p style="font-size:9px;text-align:right">Página [1] de [3]</p>`;
  return pageOf('csf', face, content, {
    csf_data: { full_name: holder.fullName, rfc: holder.rfc, id },
    identification_data: {
      curp: holder.curp,
      name: holder.name,
      first_lastname: holder.first,
      second_lastname: holder.second || null,
      start_date: started,
      situation: 'ACTIVO',
      situation_last_update: changed,
    },
    fiscal_address: { ...home, email },
    fiscal_characteristics: { rfc: holder.rfc, regimes },
    qr_found: true,
    qr_valid: true,
  });
}

const CHECK_PAGE = 'https://siat.sat.gob.mx/app/qr/faces/pages/mobile/validadorqr.jsf';
/** A regime that has ended; the expected answers do not contain it. */
const PAST_REGIME = '<tr><td>Régimen de Incorporación Fiscal</td><td>01/01/2014</td><td>31/12/2021</td></tr>';
const PRIVACY = [
  'Sus datos personales son incorporados y protegidos en los sistemas del SAT, de conformidad con los Lineamientos de Protección de Datos',
  'Personales y con diversas disposiciones fiscales y legales sobre confidencialidad y protección de datos.',
].join(' ');

const homeOf = ({ street, exterior, interior, zip, neighborhood, city, state }: Person) => ({
  street: bareStreet(withoutAccents(street)),
  ext_num: withoutAccents(exterior).replace(/^MZ.*/, '12'),
  int_num: withoutAccents(interior) || null,
  postal_code: zip,
  neighborhood: withoutAccents(neighborhood),
  municipality: withoutAccents(city),
  state: withoutAccents(state),
});

const bar = (text: string) =>
  `<div style="background:#bdbdbd;color:#000;font-weight:700;font-size:12px;padding:3px 8px;margin:8px 0 4px">${text}</div>`;

const head = ({ rfc, fullName }: Person, id: string, code: string, placeAndDay: string) => html`
  <div style="display:flex;justify-content:space-between;align-items:center">
    <b style="font-size:22px;color:#691c32">HACIENDA</b>
    <b style="font-size:26px;color:#691c32">SAT</b>
    <span style="font-size:11px">SERVICIO DE ADMINISTRACIÓN TRIBUTARIA</span>
  </div>
  <div style="display:flex;gap:26px;margin-top:10px">
    <div style="width:330px;border:1px solid #999;padding:10px;text-align:center">
      <div style="font-weight:700;font-size:12px">CÉDULA DE IDENTIFICACIÓN FISCAL</div>
      <div style="display:flex;gap:10px;margin-top:6px">
        ${code}
        <div style="font-size:11px;flex:1">
          <b style="font-size:13px">${rfc}</b><br>Registro Federal de Contribuyentes<br><br>
          <b>${fullName}</b><br>Nombre, denominación o razón<br>social<br><br>
          idCIF: ${id}<br><span style="font-size:8px">VALIDA TU INFORMACIÓN FISCAL</span>
        </div>
      </div>
    </div>
    <div style="flex:1;text-align:center">
      <div style="font-size:18px;font-weight:700;background:#eee;padding:8px">CONSTANCIA DE SITUACIÓN FISCAL</div>
      <p style="font-size:11px"><b>Lugar y Fecha de Emisión</b><br>${placeAndDay}</p>
      <div style="font-family:'Noto Sans Mono';font-size:12px">${rfc}</div>
    </div>
  </div>`;

function identification({ rfc, curp, name, first, second }: Person, started: string, changed: string): string {
  const rows = [
    ['RFC:', rfc],
    ['CURP:', curp],
    ['Nombre (s):', name],
    ['Primer Apellido:', first],
    ['Segundo Apellido:', second],
    ['Fecha inicio de operaciones:', loudDay(started)],
    ['Estatus en el padrón:', 'ACTIVO'],
    ['Fecha de último cambio de estado:', loudDay(changed)],
    ['Nombre Comercial:', ''],
  ].map(
    ([label, value]) => html`
      <tr>
        <td style="border:1px solid #bbb;padding:2px 6px;width:220px;font-weight:600">${label!}</td>
        <td style="border:1px solid #bbb;padding:2px 6px">${value!}</td>
      </tr>`,
  );
  return `<table style="width:100%;border-collapse:collapse">${rows.join('')}</table>`;
}

/** Returns a table of labels and values, two pairs in a row. */
function inTwo(space: string, pairs: readonly (readonly [label: string, value: string])[]): string {
  const cells = pairs.map(
    ([label, value]) => `<td style="border:1px solid #bbb;padding:2px 6px;width:50%"><b>${label}</b>${space}${value}</td>`,
  );
  const rows = cells.flatMap((cell, at) => (at % 2 === 0 ? [`<tr>${cell}${cells[at + 1] ?? ''}</tr>`] : []));
  return `<table style="width:100%;border-collapse:collapse">${rows.join('')}</table>`;
}
