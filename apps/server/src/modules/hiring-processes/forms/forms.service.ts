// Forms and quizzes: made, changed and deleted alike; a quiz also has right answers, a score to reach and a limit.
import type { Form, FormInput, OnlineQuiz, QuizInput } from '@onward/contract/hiring-processes/forms';
import { pointsOf } from '@onward/domain/questions/quiz-score';
import { changesBetween } from '../../../platform/audit.ts';
import type { PageWindow } from '../../../platform/database/lists.ts';
import { keepDeletion, takeDeletion } from '../../../platform/deletions.ts';
import {
  changedMeanwhile,
  conflict,
  type FieldWords,
  notFound,
  validationFailed,
  wrongState,
} from '../../../platform/http/errors.ts';
import type { CompanyCall } from '../../../platform/http/route.ts';
import { recordChange } from '../../../platform/record-change.ts';
import { checkQuestions, checkQuizQuestions, presentQuestion } from '../../positions/positions.service.ts';
import * as sheets from './forms.queries.ts';

type SheetInput = Partial<FormInput & QuizInput>;

interface SheetKind<Presented> {
  table: sheets.SheetTable;
  /** As it is called in audit log, refusals and events. */
  word: 'form' | 'online_quiz';
  present(row: sheets.SheetRow): Presented;
  /** What is left out of a change stays as it is. */
  read(input: SheetInput, current: sheets.SheetRow | null): { values: sheets.SheetValues; problems: FieldWords };
}

export interface Sheets<Presented> {
  list(
    call: CompanyCall,
    search: string | undefined,
    window: PageWindow<'name' | 'updated_at'>,
  ): Promise<{ sheets: Presented[]; totalCount: number }>;
  get(call: CompanyCall, id: number): Promise<Presented>;
  create(call: CompanyCall, input: SheetInput): Promise<Presented>;
  update(call: CompanyCall, id: number, input: SheetInput & { version?: number }): Promise<Presented>;
  remove(call: CompanyCall, id: number): Promise<void>;
  restore(call: CompanyCall, id: number): Promise<Presented>;
}

export const formSheets = (publicUrl: string): Sheets<Form> =>
  sheetsOf({
    table: sheets.FORMS,
    word: 'form',
    present: (row) => ({
      ...common(row),
      questions: row.questions.map(presentQuestion),
      preview_url: `${publicUrl}/form/${row.id}/preview`,
    }),
    read(input, current) {
      const checked = input.questions ? checkQuestions(input.questions) : null;
      const questions = checked?.questions ?? current?.questions ?? [];
      return { values: { name: nameOf(input, current), questions }, problems: checked?.problems ?? {} };
    },
  });

export const quizSheets = (publicUrl: string): Sheets<OnlineQuiz> =>
  sheetsOf({
    table: sheets.QUIZZES,
    word: 'online_quiz',
    present: (row) => ({
      ...common(row),
      questions: row.questions.map((question) => ({
        ...presentQuestion(question),
        correct_answers: [...question.correct_answers],
        points: question.points,
      })),
      pass_score: row.pass_score ?? 0,
      time_limit_minutes: row.time_limit_minutes ?? null,
      preview_url: `${publicUrl}/online-quiz/${row.id}/preview`,
    }),
    read(input, current) {
      const checked = input.questions ? checkQuizQuestions(input.questions) : null;
      const questions = checked?.questions ?? current?.questions ?? [];
      const pass_score = input.pass_score ?? current?.pass_score ?? 0;
      const { time_limit_minutes = current?.time_limit_minutes ?? null } = input;
      const most = pointsOf(questions);
      const unreachable: FieldWords =
        pass_score > most ? { pass_score: [{ key: 'fields.too_large', values: { limit: most } }] } : {};
      return {
        values: { name: nameOf(input, current), questions, pass_score, time_limit_minutes },
        problems: { ...checked?.problems, ...unreachable },
      };
    },
  });

const nameOf = (input: SheetInput, current: sheets.SheetRow | null): string =>
  input.name?.trim().replace(/\s+/g, ' ') ?? current?.name ?? '';

const common = ({ id, name, stages_count, version, updated_at }: sheets.SheetRow) => ({
  id,
  name,
  stages_count,
  version,
  updated_at: updated_at.toISOString(),
});

const sheetsOf = <Presented>({ table, word, present, read }: SheetKind<Presented>): Sheets<Presented> => {
  const load = async ({ tx, access }: CompanyCall, id: number): Promise<sheets.SheetRow> => {
    const sheet = await sheets.find(tx, table, access.companyId, id);
    if (!sheet) throw notFound();
    return sheet;
  };
  const checked = (input: SheetInput, current: sheets.SheetRow | null): sheets.SheetValues => {
    const { values, problems } = read(input, current);
    if (Object.keys(problems).length > 0) throw validationFailed(problems);
    return values;
  };
  const recorded = (call: CompanyCall, done: string, id: number, changes: Record<string, unknown>): Promise<void> =>
    recordChange(call, {
      event: `${word}_${done}`,
      subjectType: word,
      subjectId: id,
      changes,
      news: { name: `${word}_changed` },
    });

  return {
    async list({ tx, access }, search, window) {
      const wanted = { companyId: access.companyId, search: search?.trim().toLowerCase() ?? '' };
      const { rows, totalCount } = await sheets.listPage(tx, table, wanted, window);
      return { sheets: rows.map(present), totalCount };
    },
    get: async (call, id) => present(await load(call, id)),
    async create(call, input) {
      const values = checked(input, null);
      const id = await sheets.insert(call.tx, table, call.access.companyId, values);
      if (id === undefined) throw conflict(`${word}_name_taken`, 'name');
      await recorded(call, 'created', id, { name: values.name });
      return present(await load(call, id));
    },
    async update(call, id, { version, ...input }) {
      const { tx, access, now } = call;
      const { companyId } = access;
      const current = await load(call, id);
      const values = checked(input, current);
      if (await sheets.isNameTaken(tx, table, companyId, { name: values.name, exceptId: id })) {
        throw conflict(`${word}_name_taken`, 'name');
      }
      const saving = { companyId, id, version: version ?? current.version, now };
      if (!(await sheets.update(tx, table, saving, values)))
        throw changedMeanwhile<sheets.SheetValues>(await load(call, id), values);
      await recorded(call, 'updated', id, changesBetween<sheets.SheetValues>(current, values));
      return present(await load(call, id));
    },
    async remove(call, id) {
      const { tx, access, now } = call;
      await sheets.lock(tx, table, access.companyId, id);
      const { name, stages_count } = await load(call, id);
      if (stages_count > 0) throw wrongState(`${word}_in_use`, { count: stages_count });
      await sheets.remove(tx, table, { companyId: access.companyId, id, now });
      await keepDeletion(call, word, id);
      await recorded(call, 'deleted', id, { name });
    },
    async restore(call, id) {
      await takeDeletion(call, word, id);
      if (!(await sheets.putBack(call.tx, table, call.access.companyId, id)))
        throw conflict(`${word}_name_taken`, 'name');
      const sheet = await load(call, id);
      await recorded(call, 'restored', id, { name: sheet.name });
      return present(sheet);
    },
  };
};
