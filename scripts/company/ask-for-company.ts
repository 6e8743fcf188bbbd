/** Asks for the facts of a new company in the terminal, and again for each one that is wrong. */
import { createInterface, type Interface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { type NewCompanyEntry, newCompanyProblems } from '@onward/domain/staff/new-company';
import { translator } from '../../apps/server/src/platform/i18n/translate.ts';
import { StartError } from '../supervisor/steps.ts';

interface Question {
  field: string;
  text: string;
  default?: string;
  secret?: boolean;
}

const QUESTIONS: readonly Question[] = [
  { field: 'company.name', text: 'Company name' },
  { field: 'company.time_zone', text: 'Time zone', default: Intl.DateTimeFormat().resolvedOptions().timeZone },
  { field: 'company.language', text: 'Language (en, fr, es, zh)', default: 'en' },
  { field: 'location.name', text: 'First location' },
  { field: 'location.brand', text: 'Brand on the career page (empty: the company name)', default: '' },
  { field: 'location.address_line_1', text: 'Street' },
  { field: 'location.city', text: 'City' },
  { field: 'location.state', text: 'State' },
  { field: 'location.postal_code', text: 'ZIP' },
  { field: 'admin.name', text: 'Your name' },
  { field: 'admin.email', text: 'Your email' },
  { field: 'admin.password', text: 'Password', secret: true },
];

export async function askForCompany(
  input: NodeJS.ReadableStream,
  output: NodeJS.WritableStream,
): Promise<NewCompanyEntry> {
  const screen = new Screen(output);
  const lines = createInterface({ input, output: screen, terminal: 'isTTY' in input && input.isTTY === true });
  const answers = new Map<string, string>();
  const ended = new Promise<never>((_, reject) => {
    lines.once('close', () => reject(new StartError('Nothing was created, because the questions were not answered.')));
  });
  ended.catch(() => null);
  try {
    for (const question of QUESTIONS) await Promise.race([askUntilValid(lines, screen, question, answers), ended]);
  } finally {
    lines.close();
  }
  return entryOf(answers);
}

async function askUntilValid(
  lines: Interface,
  screen: Screen,
  question: Question,
  answers: Map<string, string>,
): Promise<void> {
  const t = translator('en');
  for (;;) {
    const hint = question.default ? ` [${question.default}]` : '';
    screen.write(`  ${question.text}${hint}: `);
    screen.muted = question.secret ?? false;
    const given = await lines.question('');
    screen.muted = false;
    if (question.secret) screen.write('\n');
    answers.set(question.field, given.trim() === '' ? (question.default ?? '') : given);
    const problem = newCompanyProblems(entryOf(answers))[question.field];
    if (!problem) return;
    screen.write(`  ${t(`errors:fields.${problem.problem}`, { count: problem.count })}\n`);
  }
}

const entryOf = (answers: ReadonlyMap<string, string>): NewCompanyEntry => {
  const of = (field: string): string => answers.get(field) ?? '';
  return {
    company: { name: of('company.name'), time_zone: of('company.time_zone'), language: of('company.language') },
    location: {
      name: of('location.name'),
      brand: of('location.brand'),
      address_line_1: of('location.address_line_1'),
      city: of('location.city'),
      state: of('location.state'),
      postal_code: of('location.postal_code'),
    },
    admin: { name: of('admin.name'), email: of('admin.email'), password: of('admin.password') },
  };
};

/** Shows nothing while a password is typed. */
class Screen extends Writable {
  muted = false;
  readonly #output: NodeJS.WritableStream;

  constructor(output: NodeJS.WritableStream) {
    super();
    this.#output = output;
  }

  override _write(text: Buffer, _encoding: string, done: () => void): void {
    if (!this.muted) this.#output.write(text);
    done();
  }
}
