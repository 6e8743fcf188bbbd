// The description of a job, as rich text.
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { SkeletonRows } from '../../../../design/page/SkeletonRows.tsx';
import { lazyPage } from '../../../../platform/chunks/lazy-page.tsx';
import type { EntryFields } from './fields.ts';
import styles from './form.module.css';
import { SuggestDescription } from './SuggestDescription.tsx';

const RichText = lazyPage<{
  id: string;
  labelledBy: string;
  value: string;
  onChange: (html: string) => void;
  readOnly?: boolean;
}>(() => import('../rich-text/RichText.tsx'));

interface Props extends EntryFields {
  /** Shown to the right of the heading. */
  aside?: ReactNode;
}

export function DescriptionSection({ id, entries, change, problem, readOnly, aside }: Props) {
  const { t } = useTranslation();
  const error = problem('description');
  return (
    <section className={styles.section}>
      <div className={styles.heading}>
        <h3 id={`${id}-description-label`}>{t('positions:fields.description')}</h3>
        {error && <span role="alert">{error}</span>}
        {!readOnly && (
          <div className={styles.headingEnd}>
            <SuggestDescription entries={entries} change={change} />
            {aside}
          </div>
        )}
      </div>
      <Suspense fallback={<SkeletonRows avatar={false} />}>
        <RichText
          id={`${id}-description`}
          labelledBy={`${id}-description-label`}
          value={entries.description}
          onChange={(description) => change({ description })}
          readOnly={readOnly}
        />
      </Suspense>
    </section>
  );
}
