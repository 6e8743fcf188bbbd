// The open issues one by one, each with the way to its field; fixed ones stay visible for the visit (EMP-003, EMP-007).

import type { OpenIssue } from '@onward/contract/employees/employee';
import type { EmployeeProfile } from '@onward/contract/employees/employees';
import { Button } from 'antd';
import { ArrowRight, CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Dialog } from '../../../../design/overlays/Dialog.tsx';
import { useLanguage } from '../../../../platform/language/language.ts';
import { clockText } from '../../../../platform/language/time-text.ts';
import { showsIssues, withoutIssueModal } from '../../issues-address.ts';
import styles from './IssuesDialog.module.css';
import { ISSUE_LOOKS } from './issue-looks.ts';
import { type FixedIssue, issueKey } from './use-fixed-issues.ts';
import { type EditField, useIssueJump } from './use-issue-jump.ts';

interface Props {
  record: EmployeeProfile;
  fixed: readonly FixedIssue[];
  onEdit: EditField;
}

export function IssuesDialog({ record: { employee }, fixed, onEdit }: Props) {
  const { t } = useTranslation();
  const [address, setAddress] = useSearchParams();
  const jumpTo = useIssueJump(onEdit);
  const issues = employee.open_issues ?? [];
  const first = issues.map(jumpTo).find((jump) => jump !== null);
  const close = () => setAddress(withoutIssueModal(address), { replace: true });
  return (
    <Dialog
      open={showsIssues(address)}
      width="paywall"
      title={
        issues.length === 0
          ? t('employees:issues.noneFor', { name: employee.name })
          : t('employees:issues.title', { count: issues.length, name: employee.name })
      }
      onClose={close}
      actions={
        first ? (
          <Button type="primary" autoFocus onClick={first}>
            {t('employees:issues.start')}
          </Button>
        ) : (
          <Button type="primary" autoFocus onClick={close}>
            {t('shell:ok')}
          </Button>
        )
      }
    >
      <p className={styles.intro}>{t(issues.length === 0 ? 'employees:issues.noneText' : 'employees:issues.text')}</p>
      <ul className={styles.issues}>
        {issues.map((issue) => (
          <IssueLine key={issueKey(issue)} issue={issue} jump={jumpTo(issue)} />
        ))}
        {fixed.map((issue) => (
          <FixedLine key={issue.key} issue={issue} />
        ))}
      </ul>
    </Dialog>
  );
}

function IssueLine({ issue, jump }: { issue: OpenIssue; jump: (() => void) | null }) {
  const { t } = useTranslation();
  const { icon: Icon, tone, section } = ISSUE_LOOKS[issue.code];
  const where = issue.group ?? section;
  return (
    <li className={styles.issue}>
      <span className={styles.tile} data-tone={tone}>
        <Icon size={17} aria-hidden="true" />
      </span>
      <div className={styles.text}>
        <p className={styles.message}>{issue.message}</p>
        <p className={styles.where}>{where ? t(`employees:sections.${where}`) : t('employees:sections.onboarding')}</p>
      </div>
      {jump && (
        <Button
          icon={<ArrowRight size={15} />}
          iconPlacement="end"
          aria-label={t('employees:issues.fixNamed', { issue: issue.message })}
          onClick={jump}
        >
          {t(issue.group ? 'employees:issues.toField' : 'employees:issues.toSection')}
        </Button>
      )}
    </li>
  );
}

function FixedLine({ issue }: { issue: FixedIssue }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  return (
    <li className={styles.fixed}>
      <CircleCheck size={16} aria-hidden="true" />
      <span className={styles.text}>
        <strong>{t('employees:issues.fixed')}</strong> {issue.message}
      </span>
      <time>{clockText(language, issue.at)}</time>
    </li>
  );
}
