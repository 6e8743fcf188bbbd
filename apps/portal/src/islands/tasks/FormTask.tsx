// A form opened through a link (CAR-015): all questions on one page, saved as they are answered, submitted once.
import { saveFormTask, type FormTask as Task } from '@onward/contract/careers/applicant-tasks';
import type { PageFrame } from '@onward/contract/careers/portal-pages';
import { advertiserOf } from '@onward/domain/company/advertiser-name';
import { answerProblems } from '@onward/domain/questions/answers';
import { useState } from 'preact/hooks';
import { useTexts } from '../../texts/texts.ts';
import { api, refusalOf } from '../api.ts';
import { answerTo } from '../apply/entries.ts';
import { ProblemSummary } from '../fields/ProblemSummary.tsx';
import { type ProblemTexts, problemTexts, serverProblemTexts } from '../fields/problem-texts.ts';
import { QuestionField } from '../fields/QuestionField.tsx';
import { languageOfQuestions } from '../fields/question-language.ts';
import { usePendingUploads } from '../fields/use-pending-uploads.ts';
import { SaveNote } from '../saving/SaveNote.tsx';
import { PreviewBanner, TaskBar } from '../TaskBar.tsx';
import { useIsLive } from '../use-is-live.ts';
import { Done } from './Done.tsx';
import { useAnswers } from './use-answers.ts';

export interface FormTaskProps {
  form: Task;
  token: string;
}

export function FormTask({ form: given, token, frame }: FormTaskProps & { frame: PageFrame }) {
  const { t } = useTexts();
  const [form, setForm] = useState(given);
  const company = advertiserOf(form);
  return (
    <div class="column task">
      {form.is_preview && <PreviewBanner />}
      <TaskBar
        frame={frame}
        title={form.position_title || form.company_name}
        more={[form.brand_name, form.location_name].filter(Boolean).join(' · ')}
      />
      <main id="content" tabIndex={-1}>
        {form.state === 'done' ? (
          <Done
            title={t('careers:form.done')}
            text={t('careers:form.doneBody', { company, name: form.name })}
            company={company}
            next={form.next}
            applicationLink={form.application_link}
          />
        ) : (
          <OpenForm form={form} token={token} onDone={setForm} />
        )}
      </main>
    </div>
  );
}

function OpenForm({ form, token, onDone }: FormTaskProps & { onDone: (form: Task) => void }) {
  const { t, language } = useTexts();
  const [uploads, setUploads] = useState(form.uploads);
  const [problems, setProblems] = useState<ProblemTexts>({});
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const isLive = useIsLive();
  const pendingUploads = usePendingUploads();
  const kept = useAnswers(form.answers, {
    isKept: !form.is_preview,
    save: (answers) => api().call(saveFormTask, { params: { token }, body: { answers, draft: true } }),
    onRefused: (error) => setFailure(refusalOf(error)?.message ?? null),
  });

  const show = (found: ProblemTexts): void => {
    setProblems(found);
    setAttempt((count) => count + 1);
  };

  const send = async (): Promise<void> => {
    if (pendingUploads.isAwaited) return;
    await pendingUploads.allUploaded();
    if (pendingUploads.showFailed()) return;
    const questions = form.questions.map((each) => ({ ...each, acceptable_answers: [], needs: 'any' as const }));
    const found = Object.entries(answerProblems(questions, kept.newest())).map(([id, problem]) => [
      `answers.${id}`,
      problem,
    ]);
    const texts = problemTexts(t, Object.fromEntries(found), form.questions);
    show(texts);
    setFailure(null);
    if (Object.keys(texts).length > 0) return;
    setSending(true);
    kept.stop();
    try {
      const done = await api().call(saveFormTask, { params: { token }, body: { answers: kept.sent() } });
      onDone(done.form);
    } catch (error) {
      const refusal = refusalOf(error);
      const fields = serverProblemTexts(refusal?.errors ?? {});
      if (Object.keys(fields).length > 0) show(fields);
      else setFailure(refusal?.message || t('careers:form.failed'));
      setSending(false);
    }
  };

  const buttonText = pendingUploads.isAwaited
    ? 'careers:files.awaited'
    : isSending
      ? 'careers:apply.sending'
      : 'careers:form.send';
  const titleOf = (field: string): string => form.questions.find(({ id }) => field === `answers.${id}`)?.title ?? '';
  return (
    <form
      class="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!form.is_preview) void send();
      }}
    >
      <h1 lang={languageOfQuestions(form.questions, language)}>{form.name}</h1>
      <p class="step-line">
        <span>{t('careers:form.hint')}</span>
        <SaveNote state={kept.saveState} />
      </p>
      <ProblemSummary
        attempt={attempt}
        problems={Object.entries(problems).map(([name, text]) => ({ name, text, label: titleOf(name) }))}
      />
      {failure && (
        <p class="notice notice-problem" role="alert">
          {failure}
        </p>
      )}
      {form.questions.map((question) => (
        <QuestionField
          key={question.id}
          question={question}
          among={form.questions}
          value={answerTo(kept, question.id)}
          problem={problems[`answers.${question.id}`]}
          files={{
            uploads,
            isDisabled: form.is_preview,
            uploadAddress: async () => `/v1/applicant_tasks/forms/${token}/uploads`,
            onUploaded: (upload) => setUploads((known) => [...known, upload]),
            failed: pendingUploads.failed,
            onSending: pendingUploads.onSending,
            onFailed: pendingUploads.onFailed,
          }}
          onChange={(value) => kept.answer(question.id, value)}
        />
      ))}
      <div class="dock">
        <button
          class="button"
          type="submit"
          disabled={!isLive || isSending || pendingUploads.isAwaited || form.is_preview}
        >
          {t(buttonText)}
        </button>
        {form.is_preview && <p class="meta centered">{t('careers:apply.previewSend')}</p>}
      </div>
    </form>
  );
}
