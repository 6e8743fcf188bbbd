// Pending invitations, each with its own accept button (IDN-045).
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { PlainButton } from '../../../design/page/PlainButton.tsx';
import { useRoleLabel } from '../../../platform/use-role-label.ts';
import { callAcceptInvitation, myInvitationsQuery } from '../identity.api.ts';
import styles from './Invitations.module.css';

export function Invitations({ onAccepted }: { onAccepted: () => void }) {
  const { t } = useTranslation();
  const roleLabel = useRoleLabel();
  const { data = [], refetch } = useQuery(myInvitationsQuery());
  const accepting = useMutation({
    mutationFn: callAcceptInvitation,
    onSuccess: async () => {
      await refetch();
      onAccepted();
    },
  });
  if (data.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={t('identity:companies.invitations')}>
      {data.map(({ company_id, company_name, role_name }) => (
        <li key={company_id}>
          <div>
            <p className={styles.name}>{t('identity:companies.invites', { company: company_name })}</p>
            <p className={styles.role}>{t('identity:companies.invitedAs', { role: roleLabel(role_name) })}</p>
          </div>
          <PlainButton
            primary
            busy={accepting.isPending && accepting.variables === company_id}
            onClick={() => accepting.mutate(company_id)}
          >
            {t('identity:companies.accept')}
          </PlainButton>
        </li>
      ))}
    </ul>
  );
}
