import type { Random } from '../random.ts';
import { BILLS } from './bill-issuers.ts';
import { html } from './html.ts';
import { type Person, person } from './people.ts';
import { type Drawing, PAGE_FACES, pageOf, TODAY } from './sheets.ts';
import { daysAfter, money, titled, withoutAccents } from './written.ts';

/** Draws a bill of one of seven issuers, as a proof of address. */
export function bill(random: Random, turn: number): Drawing {
  const customer = person(random, { hasAccents: random.chance(0.3) });
  const face = random.of(PAGE_FACES);
  const isRecent = random.chance(0.7);
  const issued = daysAfter(TODAY, -(isRecent ? random.between(8, 60) : random.between(200, 600)));
  const { lines, name, address } = homeOf(random, customer);
  const from = daysAfter(issued, -random.between(58, 64));
  const payBy = daysAfter(issued, random.between(12, 20));
  const until = daysAfter(issued, -random.between(1, 4));
  const total = random.between(150, 4000);
  const recipient = lines.map((line, at) => `<div style="${at === 0 ? 'font-weight:700' : ''}">${line}</div>`).join('');
  const consumption = consumptionOf(random);
  const facts = { recipient, consumption, issued, from, until, payBy, total, zip: customer.zip, city: customer.city };
  const { content, type, issuer, date = issued, endDate } = BILLS[turn % BILLS.length]!(random, facts);
  const newest = [date, endDate].toSorted().at(-1)!;
  const answers = {
    name,
    type,
    date,
    address,
    likely_recent: daysAfter(newest, 90) >= TODAY,
    ...(issuer === null ? {} : { issued_by: issuer }),
    end_date: endDate,
  };
  return pageOf('addressProof', face, content, answers, { size: random.of([11, 11, 12]) });
}

/** Returns the recipient's lines on a bill, and the name and address that should be read from them. */
function homeOf(random: Random, { fullName, street, exterior, interior, neighborhood, zip, city, state, stateAbbreviation }: Person) {
  const shownStreet = random.chance(0.5) ? street : withoutAccents(street);
  const shownInterior = interior.replace('INT ', '');
  const write = random.chance(0.25) ? titled : (text: string) => text;
  const shownState = random.chance(0.5) ? state : stateAbbreviation;
  const inside = shownInterior ? random.of([` INT ${shownInterior}`, ` INT. ${shownInterior}`, ` INT ${shownInterior}`]) : '';
  const lines = [
    fullName,
    `${shownStreet} ${random.of(['', '', 'NO. ', '# '])}${exterior}${inside}`,
    random.of([`COL. ${neighborhood}`, neighborhood, `COL ${neighborhood}`]),
    ...random.of([
      [`C.P. ${zip}`, `${city}, ${shownState}`],
      [`${zip} ${city}, ${shownState}`],
      [`${city}, ${shownState}`, `C.P. ${zip}`],
      [`C.P. ${zip}, ${city}, ${shownState}`],
    ]),
  ];
  const address = {
    street: write(shownStreet),
    ext_num: write(exterior),
    int_num: write(shownInterior) || null,
    postal_code: zip,
    neighborhood: write(neighborhood),
    municipality: write(city),
    state: write(shownState),
  };
  return { lines: lines.map(write), name: write(fullName), address };
}

function consumptionOf(random: Random): string {
  const rows = ['Básico', 'Intermedio', 'Suministro', 'IVA 16%'].map(
    (name) => html`
      <tr>
        <td>${name}</td>
        <td>${random.between(10, 300)}</td>
        <td>${(random.unit() * 3).toFixed(3)}</td>
        <td>${money(random.unit() * 400)}</td>
      </tr>`,
  );
  return html`
    <table style="width:100%;border-collapse:collapse;margin-top:10px" border=1>
      <tr><th>Concepto</th><th>Medida</th><th>Precio (MXN)</th><th>Subtotal</th></tr>
      ${rows.join('')}
    </table>`;
}
