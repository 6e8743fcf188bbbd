// Why a control is locked for the viewed role, in the server's text, and how to change that (AHD-005).
import type { AccessRefusal } from '@onward/domain/staff/access';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight, Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { paths } from '../routing/paths.ts';
import { useRefusalText } from '../use-refusal-text.ts';
import { useRoleLabel } from '../use-role-label.ts';
import { stopSeeingAs } from './see-as-actions.ts';
import { seeAsChoicesQuery } from './see-as-choices.ts';
import styles from './WhyLocked.module.css';

interface Props {
  control: string;
  refusal: AccessRefusal;
  role: { id: number; name: string };
  onClose: () => void;
}

export function WhyLocked({ control, refusal, role, onClose }: Props) {
  const { t } = useTranslation();
  const name = useRoleLabel()(role.name);
  const text = useRefusalText()(refusal);
  const ofTheRole = refusal.reason === 'permission_missing' || refusal.reason === 'super_admin_only';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Esc is heard here for whatever control has the focus
    <div
      className={styles.why}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
    >
      <p className={styles.title}>
        <Lock size={14} aria-hidden="true" />
        {ofTheRole ? t('shell:seeAs.cannot', { role: name, control }) : control}
      </p>
      <p className={styles.text}>
        {text} {ofTheRole && <Holders role={role} name={name} />}
      </p>
      {refusal.reason === 'permission_missing' && <OpenRole id={role.id} />}
      {refusal.reason === 'read_only' && (
        <button type="button" className={styles.way} onClick={() => void stopSeeingAs()}>
          {t('shell:seeAs.stop')}
        </button>
      )}
    </div>
  );
}

/** Counted with the user's own permissions, because the viewed role may not see its members. */
function Holders({ role, name }: { role: { id: number }; name: string }) {
  const { t } = useTranslation();
  const { data } = useQuery(seeAsChoicesQuery);
  const count = data?.roles.find(({ id }) => id === role.id)?.staff_count;
  return count === undefined ? null : t('shell:seeAs.holders', { count, role: name });
}

/** Roles are edited with the user's own permissions, so viewing as another role ends here. */
function OpenRole({ id }: { id: number }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const open = async () => {
    if (await stopSeeingAs()) void navigate(`${paths.company('roles')}&role=${id}`);
  };
  return (
    <button type="button" className={styles.way} onClick={() => void open()}>
      {t('shell:seeAs.openRole')}
      <ArrowRight size={15} aria-hidden="true" />
    </button>
  );
}
