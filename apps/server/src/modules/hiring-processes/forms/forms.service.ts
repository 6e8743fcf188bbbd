// Creates, changes, and deletes forms and quizzes; a quiz also has correct answers, a passing score, and a time limit.
import type { Form, FormInput, OnlineQuiz, QuizInput } from '@onward/contract/hiring-processes/forms';
import { pointsOf } from '@onward/domain/questions/quiz-score';
import { changesBetween } from '../../../platform/audit.ts';
import { companyRecord } from '../../../platform/company-record.ts';
import type { PageWindow } from '../../../platform/database/lists.ts';
import { changedMeanwhile, type FieldTexts, validationFailed, wrongState } from '../../../platform/http/errors.ts';
import type { CompanyCall } from '../../../platform/http/route.ts';
import { checkQuestions, checkQuizQuestions, presentQuestion } from '../../positions/positions.service.ts';
import * as forms from './forms.queries.ts';

type FormEntry = Partial<FormInput & QuizInput>;

interface FormKind<Presented> {
  table: forms.FormTable;
  /** Its name in the audit log, refusals, and events. */
  word: 'form' | 'online_quiz';
  present(row: forms.FormRow): Presented;
  /** Omitted fields stay unchanged. */
  read(input: FormEntry, current: forms.FormRow | null): { values: forms.FormValues; problems: FieldTexts };
}

export interface FormService<Presented> {
  list(
    call: CompanyCall,
    search: string | undefined,
    window: PageWindow<'name' | 'updated_at'>,
  ): Promise<{ forms: Presented[]; totalCount: number }>;
  get(call: CompanyCall, id: number): Promise<Presented>;
  create(call: CompanyCall, input: FormEntry): Promise<Presented>;
  update(call: CompanyCall, id: number, input: FormEntry & { version?: number }): Promise<Presented>;
  remove(call: CompanyCall, id: number): Promise<void>;
  restore(call: CompanyCall, id: number): Promise<Presented>;
}

export const formService = (publicUrl: string): FormService<Form> =>
  formServiceOf({
    table: forms.FORMS,
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

export const quizService = (publicUrl: string): FormService<OnlineQuiz> =>
  formServiceOf({
    table: forms.QUIZZES,
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
      const unreachable: FieldTexts =
        pass_score > most ? { pass_score: [{ key: 'fields.too_large', values: { limit: most } }] } : {};
      return {
        values: { name: nameOf(input, current), questions, pass_score, time_limit_minutes },
        problems: { ...checked?.problems, ...unreachable },
      };
    },
  });

const nameOf = (input: FormEntry, current: forms.FormRow | null): string =>
  input.name?.trim().replace(/\s+/g, ' ') ?? current?.name ?? '';

const common = ({ id, name, stages_count, version, updated_at }: forms.FormRow) => ({
  id,
  name,
  stages_count,
  version,
  updated_at: updated_at.toISOString(),
});

const formServiceOf = <Presented>({ table, word, present, read }: FormKind<Presented>): FormService<Presented> => {
  const record = companyRecord<forms.FormRow>({
    kind: word,
    find: ({ tx, access }, id) => forms.find(tx, table, access.companyId, id),
    describe: ({ name }) => ({ name }),
    announce: () => ({ name: `${word}_changed` }),
  });
  const checked = (input: FormEntry, current: forms.FormRow | null): forms.FormValues => {
    const { values, problems } = read(input, current);
    if (Object.keys(problems).length > 0) throw validationFailed(problems);
    return values;
  };

  return {
    async list({ tx, access }, search, window) {
      const wanted = { companyId: access.companyId, search: search?.trim().toLowerCase() ?? '' };
      const { rows, totalCount } = await forms.listPage(tx, table, wanted, window);
      return { forms: rows.map(present), totalCount };
    },
    get: async (call, id) => present(await record.load(call, id)),
    async create(call, input) {
      const values = checked(input, null);
      const id = await forms.insert(call.tx, table, call.access.companyId, values);
      if (id === undefined) throw record.nameTaken();
      const form = await record.load(call, id);
      await record.recordCreated(call, form);
      return present(form);
    },
    async update(call, id, { version, ...input }) {
      const { tx, access, now } = call;
      const { companyId } = access;
      const current = await record.load(call, id);
      const values = checked(input, current);
      if (await forms.isNameTaken(tx, table, companyId, { name: values.name, exceptId: id })) {
        throw record.nameTaken();
      }
      const saving = { companyId, id, version: version ?? current.version, now };
      if (!(await forms.update(tx, table, saving, values)))
        throw changedMeanwhile<forms.FormValues>(await record.load(call, id), values);
      const updated = await record.load(call, id);
      await record.recordUpdated(call, updated, changesBetween<forms.FormValues>(current, values));
      return present(updated);
    },
    async remove(call, id) {
      const { tx, access, now } = call;
      await forms.lock(tx, table, access.companyId, id);
      const form = await record.load(call, id);
      if (form.stages_count > 0) throw wrongState(`${word}_in_use`, { count: form.stages_count });
      await forms.remove(tx, table, { companyId: access.companyId, id, now });
      await record.recordDeleted(call, form);
    },
    async restore(call, id) {
      await record.takeDeleted(call, id);
      if (!(await forms.putBack(call.tx, table, call.access.companyId, id))) throw record.nameTaken();
      return present(await record.recordRestored(call, id));
    },
  };
};
