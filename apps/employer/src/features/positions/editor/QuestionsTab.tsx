// The questions of a job, with a preview of the page applicants answer them on (JOB-011).
import { useTranslation } from 'react-i18next';
import { QuestionEditor } from '../../questions/parts/QuestionEditor.tsx';
import { POSTING_QUESTIONS } from '../../questions/parts/question-kinds.ts';
import type { PlacedBrand } from '../parts/use-places.ts';
import type { TextEntries } from './posting-entries.ts';
import { QuestionsPreview } from './preview/QuestionsPreview.tsx';
import styles from './QuestionsTab.module.css';
import { TwoColumns } from './TwoColumns.tsx';

interface Props {
  editor: { entries: TextEntries; change: (change: Pick<TextEntries, 'questions'>) => void };
  readOnly: boolean;
  brand: PlacedBrand;
}

export function QuestionsTab({ editor: { entries, change }, readOnly, brand }: Props) {
  const { t } = useTranslation();
  return (
    <TwoColumns aside={<QuestionsPreview entries={entries} brand={brand} />}>
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
