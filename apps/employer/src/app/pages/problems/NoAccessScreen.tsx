// No access: which permission, module, or plan is missing, the user's role, and who can help (PLT-008).

import { errorCodes } from '@onward/contract/errors';
import type { User } from '@onward/contract/identity/identity';
import type { AccessRefusal } from '@onward/domain/staff/access';
import type { TFunction } from 'i18next';
import { Lock, Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../../design/brand/Avatar.tsx';
import { LinkButton } from '../../../design/page/LinkButton.tsx';
import { PageHeader } from '../../../design/page/PageHeader.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { useStartup } from '../../../platform/startup/use-startup.ts';
import { useRoleLabel } from '../../../platform/use-role-label.ts';
import styles from './NoAccessScreen.module.css';
import { ProblemColumn } from './ProblemColumn.tsx';

type Refusal = AccessRefusal | null;

interface Props {
  pageTitle: string;
  /** Null when only the server knows why. */
  refusal: Refusal;
}

export function NoAccessScreen({ pageTitle, refusal }: Props) {
  const { t } = useTranslation();
  const roleLabel = useRoleLabel();
  const { user, staffs } = useStartup();
  const admin = staffs?.find((staff) => staff.is_super_admin && staff.id !== user.id);
  const subject = encodeURIComponent(t('shell:problems.noAccess.mailSubject', { page: pageTitle }));
  return (
    <>
      <PageHeader title={pageTitle} />
      <ProblemColumn
        picture={
          <span className={styles.tile}>
            <Lock size={26} aria-hidden="true" />
          </span>
        }
        title={t('shell:problems.noAccess.title', { page: pageTitle })}
        text={`${reasonText(refusal, t)} ${roleText(roleLabel(user.company_role.name), user, t)}`}
        code={errorCodes.noAccess}
        actions={
          <>
            {admin && (
              <a className={styles.ask} href={`mailto:${admin.email}?subject=${subject}`}>
                <Send size={15} aria-hidden="true" />
                {t('shell:problems.noAccess.askAdmin')}
              </a>
            )}
            <LinkButton to={paths.home()} primary={!admin}>
              {t('shell:goHome')}
            </LinkButton>
          </>
        }
      >
        {admin && (
          <div className={styles.admin}>
            <Avatar name={admin.name} />
            <div>
              <p className={styles.name}>{t('shell:problems.noAccess.adminCanHelp', { name: admin.name })}</p>
              <p className={styles.role}>{roleLabel(admin.company_role.name)}</p>
            </div>
          </div>
        )}
      </ProblemColumn>
    </>
  );
}

function reasonText(refusal: Refusal, t: TFunction): string {
  switch (refusal?.reason) {
    case 'permission_missing':
      return t('shell:problems.noAccess.permission', { permission: t(`shell:permissions.${refusal.permission}`) });
    case 'module_off':
      return t('shell:problems.noAccess.module', { module: t(`shell:modules.${refusal.module}`) });
    case 'read_only':
      return t('shell:problems.noAccess.readOnly');
    case 'super_admin_only':
      return t('shell:problems.noAccess.superAdminOnly');
    case 'plan_locked':
      return t('shell:problems.noAccess.plan', { feature: t(`shell:planFeatures.${refusal.feature}`) });
    default:
      return t('shell:problems.noAccess.unknown');
  }
}

const roleText = (role: string, user: User, t: TFunction): string =>
  t('shell:problems.noAccess.role', { role, company: user.company.name });
