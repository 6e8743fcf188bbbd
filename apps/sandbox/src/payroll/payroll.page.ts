import { html, type SafeHtml } from '../pages/html.ts';
import { tabbedLayout } from '../pages/layout.ts';
import { moment, newestOf } from '../pages/list-parts.ts';
import type { Fields, PayrollCall, PayrollPerson, PayrollSystem, PayrollWorld } from './payroll-world.ts';

const names = {
  adp: 'ADP Workforce Now',
  adp_run: 'RUN Powered by ADP',
  paychex: 'Paychex Flex',
  paylocity: 'Paylocity',
} satisfies Record<PayrollSystem, string>;

const shownCalls = 50;

export function payrollPage(world: PayrollWorld): SafeHtml {
  return tabbedLayout(
    'payroll',
    'Payroll',
    html`<h2>People</h2>
      ${newestOf(world.people.newestFirst(), 'No people yet. Send an employee to a payroll provider in the product.', personRow)}
      <h2>Calls</h2>
      ${newestOf(world.calls.newestFirst().slice(0, shownCalls), 'No calls yet.', callRow)}`,
  );
}

function personRow(person: PayrollPerson): SafeHtml {
  const parts = [...person.communications, ...person.pay_rates];
  const rows = [
    ...flat(person.fields),
    ...parts.flatMap(({ fields }) => flat(fields, String(fields.type ?? fields.rateType ?? ''))),
  ];
  return html`<li class="row stacked">
    <span class="subject">${person.name}</span>
    ${moment(person.updated_at)}
    <span class="meta">${names[person.system]}, ${person.key}, SSN ${lastFour(person.ssn)}</span>
    <span class="pill">${person.status}</span>
    <details class="whole-row"><summary>Fields</summary>
      <dl>${rows.map(([path, value]) => html`<dt>${path}</dt><dd>${value}</dd>`)}</dl>
    </details>
    ${
      person.system === 'paychex' && person.status === 'IN_PROGRESS'
        ? html`<form class="inline" method="post" action="/payroll/people/${person.id}/complete"><button class="quiet">Complete hire</button></form>`
        : ''
    }
  </li>`;
}

const callRow = (call: PayrollCall): SafeHtml => html`<li class="row stacked">
  <span class="subject">${call.method} ${readable(call.path)}</span>
  ${moment(call.received_at)}
  <span class="meta">${names[call.system]}</span>
  <span class="pill ${/^2\d\d$/.test(call.answered) ? 'good' : 'bad'}">${call.answered}</span>
</li>`;

/** Filters are hard to read while they are encoded. */
function readable(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Every value with its path; numbers that identify a person are masked. */
function flat(value: unknown, path = ''): [string, string][] {
  if (typeof value !== 'object' || value === null) {
    const isNumber = /ssn$|legalIdValue$|governmentIDs \d+ id$/.test(path);
    const isBirth = /birthDate$/.test(path);
    return [[path, isNumber ? lastFour(String(value)) : isBirth ? '*****' : String(value)]];
  }
  return Object.entries(value as Fields).flatMap(([name, held]) => flat(held, path ? `${path} ${name}` : name));
}

const lastFour = (number: string): string => (number.length > 4 ? `*****${number.slice(-4)}` : '–');
