// What one action of the company shows: its form, a review, documents to sign, or a send (ONB-045..047).
import type { EmployeeAction, EmployeeProcess } from '@onward/contract/onboarding/employee-processes';
import { CircleCheck, Lock, UserRoundX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useDates } from '../../../platform/language/use-dates.ts';
import { CaseStart } from '../../everify/parts/case-start/CaseStart.tsx';
import { isSendAction } from '../actions.api.ts';
import { AnswerFacts } from '../review/AnswerFacts.tsx';
import { ReviewPanel } from '../review/ReviewPanel.tsx';
import { reviewedBy } from '../review/reviewed-action.ts';
import { useActionTexts } from '../view/use-action-texts.ts';
import styles from './ActionPanel.module.css';
import { EmployeeStates } from './EmployeeStates.tsx';
import { HrForm } from './form/HrForm.tsx';
import { isSection2, workState } from './hr-actions.ts';
import { AfterSigning } from './section2/AfterSigning.tsx';
import { I9Clock } from './section2/I9Clock.tsx';
import { Section2 } from './section2/Section2.tsx';
import { SendStep } from './send/SendStep.tsx';
import { SignDocuments } from './sign/SignDocuments.tsx';

interface Props {
  process: EmployeeProcess;
  action: EmployeeAction;
  onDone: () => void;
}

export function ActionPanel({ process, action, onDone }: Props) {
  const reviewed = reviewedBy(process, action);
  // A review shows the answers itself.
  const showsAnswers = reviewed !== null && action.action_type !== 'review_form';
  return (
    <div className={styles.columns} data-answers={showsAnswers} data-wide={action.action_type === 'review_form'}>
      {showsAnswers && (
        <div className={styles.answers}>
          <AnswerFacts processKey={process.digest_key} name={process.employee.name} action={reviewed} />
        </div>
      )}
      <div className={styles.work}>
        {action.description && <p className={styles.description}>{action.description}</p>}
        <Work process={process} action={action} onDone={onDone} />
      </div>
      <aside className={styles.rail}>
        <I9Clock process={process} action={action} />
        {isSection2(action) && action.status !== 'completed' && <AfterSigning process={process} />}
        <EmployeeStates process={process} />
      </aside>
    </div>
  );
}

function Work({ process, action, onDone }: Props) {
  const canWork = workState(process, action) === 'can_work';
  const reviewed = reviewedBy(process, action);
  if (action.signers.length > 0) {
    return <SignDocuments process={process} action={action} canSign={canWork} onDone={onDone} />;
  }
  if (isCaseStep(action)) return <CaseStart employeeId={process.employee.id} />;
  if (!canWork) return <NotNow process={process} action={action} />;
  if (action.action_type === 'review_form' && reviewed) {
    return <ReviewPanel process={process} reviewed={reviewed} approves={action} onDone={onDone} />;
  }
  if (isSendAction(action.action_type)) {
    return <SendStep process={process} action={action} type={action.action_type} onDone={onDone} />;
  }
  if (isSection2(action)) return <Section2 process={process} action={action} onDone={onDone} />;
  return <HrForm process={process} action={action} onDone={onDone} />;
}

/** Done, locked, or somebody else's; a form that was filled in stays readable. */
function NotNow({ process, action }: Omit<Props, 'onDone'>) {
  const { t } = useTranslation();
  const { moment } = useDates();
  const { about } = useActionTexts(process);
  const { status, completed_at: at } = action;
  const Icon = status === 'completed' ? CircleCheck : status === 'locked' ? Lock : UserRoundX;
  const state = workState(process, action);
  return (
    <>
      <div className={styles.state} data-status={status} role="status">
        <Icon size={20} aria-hidden="true" />
        <div>
          <p>
            <b>{t(`onboarding:tasks.states.${state}`)}</b>
          </p>
          <p>{[about(action), at && moment(at)].filter(Boolean).join(' · ')}</p>
        </div>
      </div>
      {status === 'completed' && hasForm(action) && (
        <AnswerFacts
          processKey={process.digest_key}
          name={process.employee.name}
          action={{ ...action, status: 'open' }}
        />
      )}
    </>
  );
}

const hasForm = ({ action_type }: EmployeeAction): boolean =>
  action_type.startsWith('hr_fill_') || action_type === 'formi9_section2';

/** Its state is shown until it is closed, and afterwards. */
const isCaseStep = ({ action_type, status }: EmployeeAction): boolean =>
  action_type === 'hr_submit_e_verify_case' && status !== 'locked';
