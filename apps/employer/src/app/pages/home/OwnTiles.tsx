// Shortcuts to the user's own settings.
import { Bell } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../../design/brand/Avatar.tsx';
import { EntryCard, EntryColumn } from '../../../design/page/EntryCard.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { useCurrentUser } from '../../../platform/startup/use-startup.ts';
import { useRoleLabel } from '../../../platform/use-role-label.ts';

export function OwnTiles() {
  const { t } = useTranslation();
  const roleLabel = useRoleLabel();
  const user = useCurrentUser();
  return (
    <EntryColumn>
      <EntryCard
        to={paths.account('profile')}
        picture={<Avatar name={user.name} size={38} />}
        title={t('shell:home.yourAccount')}
        text={`${roleLabel(user.company_role.name)} · ${user.email}`}
      />
      <EntryCard
        to={paths.account('notifications')}
        icon={Bell}
        title={t('shell:home.notifications')}
        text={t('shell:home.notificationsText')}
      />
    </EntryColumn>
  );
}
