// Every invalid cell by row and field, with a suggestion.
import type { ImportProblem } from '@onward/contract/imports/imports';
import { Button } from 'antd';
import { CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './ProblemList.module.css';

interface Props {
  problems: readonly ImportProblem[];
  cells: number;
  rows: number;
  onUse: (problem: ImportProblem) => void;
}

export function ProblemList({ problems, cells, rows, onUse }: Props) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="import-problems">
      <h2 id="import-problems" className={styles.title}>
        {t('imports:problems.title', { count: cells })} <span>{t('imports:problems.inRows', { count: rows })}</span>
      </h2>
      <ul className={styles.list}>
        {problems.map((problem) => (
          <li key={`${problem.line}:${problem.field}`}>
            <p className={styles.where}>
              <CircleAlert size={14} aria-hidden="true" />
              {t('imports:problems.where', { row: problem.line, field: t(`imports:fields.${problem.field}`) })}
            </p>
            <div className={styles.what}>
              <p>{problem.message}</p>
              {problem.suggestion && (
                <Button type="link" size="small" onClick={() => onUse(problem)}>
                  {t('imports:problems.use', { value: problem.suggestion })}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
