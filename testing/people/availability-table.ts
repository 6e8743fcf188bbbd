// The availability table of the requirements (APP-021), read from the document: the expected values of the tests.
import { readFileSync } from 'node:fs';
import type { ApplicantScreen } from '@onward/domain/applicants/actions/codes';
import type { ApplicantFacts } from '@onward/domain/applicants/actions/situation';

const CATALOGUE = new URL('../../docs/requirements/applicants.md', import.meta.url);

export interface TableRow {
  code: number;
  /** Conditions on the applicants, their stage, and the screen, in the table's wording. */
  selection: string;
  stage: string;
  screens: string;
  module: string;
  permission: string;
}

export function readTable(): TableRow[] {
  const text = readFileSync(CATALOGUE, 'utf8');
  const table = text.slice(text.indexOf('**APP-021**'), text.indexOf('**APP-022**'));
  return table
    .split('\n')
    .filter((line) => /^\| \d/.test(line))
    .map((line) => line.split('|').map((cell) => cell.replaceAll('*', '').trim()))
    .map(([, name = '', selection = '', stage = '', screens = '', module = '', permission = '']) => ({
      code: Number.parseInt(name, 10),
      selection,
      stage,
      screens,
      module,
      permission,
    }));
}

type Group = readonly ApplicantFacts[];
type Phrase = (group: Group) => boolean;

const SELECTION: Record<string, Phrase> = {
  any: () => true,
  always: () => true,
  all: () => true,
  'all qualify': () => true,
  'all in that stage': () => true,
  'not all inactive': (group) => !group.every(({ status }) => status === 'inactive'),
  'not all rejected': (group) => !group.every(({ status }) => status === 'rejected'),
  'not all hired': (group) => !group.every(({ status }) => status === 'hired'),
  'none inactive': (group) => !group.some(({ status }) => status === 'inactive'),
  'any is rejected': (group) => group.some(({ status }) => status === 'rejected'),
  'some in_progress': (group) => group.some(({ status }) => status === 'in_progress'),
  'some hired': (group) => group.some(({ status }) => status === 'hired'),
  'all hired': (group) => group.every(({ status }) => status === 'hired'),
  hired: (group) => group.every(({ status }) => status === 'hired'),
  'some without employee record': (group) => group.some(({ hasEmployee }) => !hasEmployee),
  single: (group) => group.length === 1,
  'person has ≥ 2 open applications': (group) => group.every(({ openApplications }) => openApplications >= 2),
  'person has ≥ 2 rejected applications': (group) =>
    group.every(({ rejectedApplications }) => rejectedApplications >= 2),
};

const machineWord = (shown: string): string => shown.trim().toLowerCase().replaceAll(' ', '_');

function stageFits(cell: string, { stageType, stageStatus }: ApplicantFacts): boolean {
  if (cell === 'any') return true;
  if (cell === 'offer' || cell === 'background check') return stageType === machineWord(cell);
  if (cell.startsWith('online form')) {
    const reminded = ['online_form', 'online_quiz', 'scheduling', 'background_check'].includes(stageType);
    return reminded || (stageType === 'offer' && stageStatus === 'sent');
  }
  const [type = '', states = ''] = cell.split(':');
  if (stageType !== type) return false;
  const notAlready = states.match(/not already (.+)/);
  if (notAlready) return stageStatus !== machineWord(notAlready[1] ?? '');
  return stageStatus !== null && states.split(',').map(machineWord).includes(stageStatus);
}

const SCREEN_NAMES: Record<string, ApplicantScreen> = {
  AA: 'all_applicants',
  PA: 'position_applicants',
  PR: 'applicant_profile',
  IN: 'inactive_applicants',
  MS: 'messages',
};

function screenFits(cell: string, screen: ApplicantScreen, many: boolean): boolean {
  if (cell === 'any') return true;
  if (cell === 'not AA with many selected') return !(screen === 'all_applicants' && many);
  const without = cell.match(/^not (\w\w)$/);
  if (without) return SCREEN_NAMES[without[1] ?? ''] !== screen;
  const listed = cell.replace(/\(.*\)/, '').match(/\b(AA|PA|PR|IN|MS)\b(?: `1`)?/g) ?? [];
  const named = listed.find((each) => SCREEN_NAMES[each.slice(0, 2)] === screen);
  return named !== undefined && !(named.includes('1') && many);
}

/** What the table says, ignoring permissions. */
export function tableAllows(row: TableRow, group: Group, screen: ApplicantScreen): boolean {
  const selection = row.selection.split(', ').every((phrase) => {
    const check = SELECTION[phrase];
    if (!check) throw new Error(`The table says "${phrase}", which nobody can read`);
    return check(group);
  });
  const stages = group.every((applicant) => stageFits(row.stage, applicant));
  return selection && stages && screenFits(row.screens, screen, group.length > 1);
}
