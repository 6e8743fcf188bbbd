// The questions of a posting, with the page applicants answer beside them (JOB-011).
import { useTranslation } from 'react-i18next';
import { QuestionEditor } from '../../../platform/questions/QuestionEditor.tsx';
import { QuestionPreview } from '../../../platform/questions/QuestionPreview.tsx';
import { POSTING_QUESTIONS } from '../../../platform/questions/question-kinds.ts';
import { PhoneFrame } from './PhoneFrame.tsx';
import type { TextEntries } from './posting-entries.ts';
import styles from './QuestionsTab.module.css';
import { TwoColumns } from './TwoColumns.tsx';

interface Props {
  editor: { entries: TextEntries; change: (change: Pick<TextEntries, 'questions'>) => void };
  readOnly: boolean;
}

export function QuestionsTab({ editor: { entries, change }, readOnly }: Props) {
  const { t } = useTranslation();
  return (
    <TwoColumns
      aside={
        <PhoneFrame note={t('positions:preview.questionsNote')}>
          <div className={styles.phone}>
            <QuestionPreview questions={entries.questions} />
          </div>
        </PhoneFrame>
      }
    >
      <h2 className={styles.title}>{t('positions:questionsTitle')}</h2>
      <p className={styles.text}>{t('positions:questionsText')}</p>
      <QuestionEditor
        kind={POSTING_QUESTIONS}
        label={t('positions:questionsTitle')}
        questions={entries.questions}
        onChange={(questions) => change({ questions })}
        readOnly={readOnly}
        showProblems
      />
    </TwoColumns>
  );
}
