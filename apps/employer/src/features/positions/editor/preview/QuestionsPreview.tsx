// The questions step of the application, as applicants see it.
import { applySteps } from '@onward/domain/careers/application-form';
import { useTranslation } from 'react-i18next';
import { QuestionPreview } from '../../../questions/parts/QuestionPreview.tsx';
import type { PlacedBrand } from '../../parts/use-places.ts';
import type { TextEntries } from '../posting-entries.ts';
import { PagePreview } from './PagePreview.tsx';
import page from './PostingPreview.module.css';
import styles from './QuestionsPreview.module.css';

interface Props {
  entries: Pick<TextEntries, 'title' | 'questions'>;
  brand: PlacedBrand;
}

export function QuestionsPreview({ entries: { title, questions }, brand }: Props) {
  const { t } = useTranslation();
  const steps = applySteps(questions, false);
  const step = steps.indexOf('questions');
  return (
    <PagePreview color={brand.color} note={t('positions:preview.questionsNote')}>
      <div className={page.body}>
        <div className={styles.head}>
          <span>{title || t('positions:preview.untitled')}</span>
          {step >= 0 && (
            <span className={styles.step}>
              {t('positions:preview.stepOf', { step: step + 1, steps: steps.length })}
            </span>
          )}
        </div>
        <div className={styles.track} aria-hidden="true">
          {steps.map((each, index) => (
            <i key={each} data-done={index <= step} />
          ))}
        </div>
        <p className={styles.title}>{t('positions:preview.questionsTitle')}</p>
        <QuestionPreview questions={questions} />
      </div>
      <div className={page.dock}>
        <span className={page.button}>
          <strong>{t('positions:preview.continue')}</strong>
        </span>
      </div>
    </PagePreview>
  );
}
