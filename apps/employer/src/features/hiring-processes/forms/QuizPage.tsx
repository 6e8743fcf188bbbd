// The builder of one quiz: questions with points and correct answers, passing score and time limit (JOB-020).
import type { OnlineQuiz } from '@onward/contract/hiring-processes/forms';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { queryClient } from '../../../platform/query-client.ts';
import { QuestionEditor } from '../../questions/parts/QuestionEditor.tsx';
import { QUIZ_QUESTIONS } from '../../questions/parts/question-kinds.ts';
import { FormFrame } from './FormFrame.tsx';
import { isPassable, isQuizReady, quizDraft, quizInput, unanswerable } from './form-draft.ts';
import { quizQuery, quizRecord } from './forms.api.ts';
import { LoadedForm } from './LoadedForm.tsx';
import styles from './QuizPage.module.css';
import { QuizRules } from './QuizRules.tsx';
import { useFormEditor } from './use-form-editor.ts';

export default function QuizPage() {
  const id = Number(useParams().id);
  return (
    <LoadedForm key={id} query={quizQuery(id)}>
      {(quiz) => <QuizBuilder quiz={quiz} />}
    </LoadedForm>
  );
}

function QuizBuilder({ quiz }: { quiz: OnlineQuiz }) {
  const { t } = useTranslation();
  const editing = useFormEditor({
    form: quiz,
    draftOf: quizDraft,
    isReady: isQuizReady,
    save: (draft, version) => quizRecord.save({ id: quiz.id, version }, quizInput(draft)),
    read: async () => (await queryClient.fetchQuery({ ...quizQuery(quiz.id), staleTime: 0 })).online_quiz,
  });
  const { draft } = editing;
  const wrong = draft.questions.filter((question) => Object.keys(QUIZ_QUESTIONS.problems(question)).length > 0).length;
  return (
    <FormFrame
      kind="quizzes"
      form={quiz}
      editing={editing}
      questions={draft.questions}
      problems={wrong + (isPassable(draft) ? 0 : 1)}
      aside={<QuizRules draft={draft} onChange={editing.change} />}
    >
      <QuestionEditor
        kind={QUIZ_QUESTIONS}
        label={t('hiring-processes:questions')}
        questions={draft.questions}
        onChange={(questions) => editing.change({ questions })}
        showProblems={editing.tried}
      />
      {unanswerable(draft).map(({ number, points }) => (
        <p key={number} className={styles.warning} role="status">
          <TriangleAlert size={16} aria-hidden="true" />
          {t('hiring-processes:quiz.unanswerable', { number, count: points })}
        </p>
      ))}
    </FormFrame>
  );
}
