// Sharing a job: links, networks and text to apply on the left, job boards on the right (JOB-049..054).
import type { Position } from '@onward/contract/positions/position';
import { useTranslation } from 'react-i18next';
import { usePhoneRules } from '../../../design/fields/use-phone-rules.ts';
import { useAccess } from '../../../platform/access.ts';
import { useStartup } from '../../../platform/startup/use-startup.ts';
import { BoardsPanel } from './boards/BoardsPanel.tsx';
import { Networks } from './Networks.tsx';
import { ShareLink } from './ShareLink.tsx';
import styles from './SharingTab.module.css';
import { shareLinks } from './share-levels.ts';
import { TextToApply } from './TextToApply.tsx';

export function SharingTab({ position }: { position: Position }) {
  const { t } = useTranslation();
  const { user, brands, locations, settings } = useStartup();
  const { may } = useAccess();
  const links = shareLinks(position, {
    company: user.company,
    brand: brands.find(({ id }) => id === position.brand_id),
    location: locations.find(({ id }) => id === position.location_id),
  });
  const phoneRules = usePhoneRules();
  const [stored] = settings?.text_to_apply_phone_numbers ?? [];
  const number = stored && (phoneRules?.formatFullPhoneNumber(stored) ?? stored);
  const mayBuy = may({ feature: 'sourcing_tools', module: 'sourcing_tools', permission: 'publish_position' });
  return (
    <div className={styles.panes}>
      <section className={styles.share} aria-label={t('sharing:share')}>
        <ShareLink position={position} links={links} />
        <Networks url={position.url} title={position.title} />
        {number && position.keyword && <TextToApply position={position} number={number} showsCounts={mayBuy} />}
      </section>
      {mayBuy && (
        <div className={styles.boards}>
          <BoardsPanel position={position} />
        </div>
      )}
    </div>
  );
}
