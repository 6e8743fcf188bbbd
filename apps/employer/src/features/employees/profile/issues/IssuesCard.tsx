// The open issues at the side of a record (EMP-007).
import type { OpenIssue } from '@onward/contract/employees/employee';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { withIssues } from '../../issues-address.ts';
import styles from './IssuesCard.module.css';
import { issueKey } from './use-fixed-issues.ts';
import { type EditField, useIssueJump } from './use-issue-jump.ts';

interface Props {
  issues: readonly OpenIssue[];
  onEdit: EditField;
}

export function IssuesCard({ issues, onEdit }: Props) {
  const { t } = useTranslation();
  const [address] = useSearchParams();
  const jumpTo = useIssueJump(onEdit);
  if (issues.length === 0) return null;
  return (
    <section className={styles.card} aria-label={t('employees:issues.count', { count: issues.length })}>
      <Link className={styles.title} to={withIssues(`?${address}`)}>
        <TriangleAlert size={16} aria-hidden="true" />
        {t('employees:issues.count', { count: issues.length })}
      </Link>
      <ul className={styles.issues}>
        {issues.map((issue) => {
          const jump = jumpTo(issue);
          return (
            <li key={issueKey(issue)}>
              {issue.message}
              {jump && (
                <button
                  type="button"
                  aria-label={t('employees:issues.fixNamed', { issue: issue.message })}
                  onClick={jump}
                >
                  {t('employees:issues.fix')}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
