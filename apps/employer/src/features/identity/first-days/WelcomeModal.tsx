// The welcome dialog after the wizard with two suggested first actions (IDN-031).
import { seesWelcome } from '@onward/domain/identity/wizard';
import { Modal } from 'antd';
import { CalendarClock, Users, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Chevrons } from '../../../design/brand/Chevrons.tsx';
import { useAccess } from '../../../platform/access.ts';
import { takeFailure } from '../../../platform/forms/take-failure.ts';
import { paths } from '../../../platform/routing/paths.ts';
import { patchCurrentUser } from '../../../platform/startup/startup-store.ts';
import { useCurrentUser } from '../../../platform/startup/use-startup.ts';
import { callAdvanceWizard } from '../identity.api.ts';
import { WelcomeCard } from './WelcomeCard.tsx';
import styles from './WelcomeModal.module.css';
import { firstName } from './wizard-steps.ts';

const WIDTH = 700;

export default function WelcomeModal() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const user = useCurrentUser();
  const withSchedule = useAccess().may({ module: 'scheduling' });
  // Nobody can book someone without open hours, so setting them comes first (SCH-016).
  const startOfSchedule = user.calendar.availabilities.length === 0 ? paths.availability() : paths.schedule();
  const [closed, setClosed] = useState(false);

  const close = () => {
    setClosed(true);
    // If saving the step fails, the dialog is simply shown again next time.
    callAdvanceWizard('welcome_modal')
      .then((reached) => patchCurrentUser({ user_onboarding_desktop_step: reached }))
      .catch(takeFailure);
  };
  const open = (path: string) => {
    close();
    navigate(path);
  };

  return (
    <Modal
      open={seesWelcome(user) && !closed}
      width={WIDTH}
      centered
      footer={null}
      onCancel={close}
      closeIcon={<X size={19} aria-label={t('shell:close')} />}
      rootClassName={styles.root ?? ''}
      title={
        <span className={styles.band}>
          <Chevrons className={styles.chevrons} count={3} size={46} width={14} gap={54} />
          <span className={styles.ready}>{t('identity:welcome.ready', { name: firstName(user.name) })}</span>
          <span className={styles.question}>{t('identity:welcome.question')}</span>
        </span>
      }
    >
      <div className={styles.cards} data-single={!withSchedule}>
        {withSchedule && (
          <WelcomeCard icon={CalendarClock} name="schedule" primary onOpen={() => open(startOfSchedule)} />
        )}
        <WelcomeCard
          icon={Users}
          name="applicants"
          primary={!withSchedule}
          onOpen={() => open(paths.allApplicants())}
        />
      </div>
      <p className={styles.note}>{t('identity:welcome.note')}</p>
    </Modal>
  );
}
