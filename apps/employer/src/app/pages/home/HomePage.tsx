// Home: a greeting and the company's numbers, for all brands or one (CMP-060).

import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { PageBody } from '../../../design/page/PageBody.tsx';
import { PageHeader } from '../../../design/page/PageHeader.tsx';
import { useLanguage } from '../../../platform/language/language.ts';
import { longDayText } from '../../../platform/language/time-text.ts';
import { paths } from '../../../platform/routing/paths.ts';
import { useStartup } from '../../../platform/startup/use-startup.ts';
import { CreateJobDialog } from '../create-job/CreateJobDialog.tsx';
import { PostJobButton } from '../create-job/PostJobButton.tsx';
import { BrandTabs } from '../dashboard/BrandTabs.tsx';
import { HomeSwitch } from '../dashboard/HomeSwitch.tsx';
import { NotFoundScreen } from '../problems/NotFoundScreen.tsx';
import { CountTiles } from './CountTiles.tsx';
import { dayPart, firstName } from './greeting.ts';
import styles from './HomePage.module.css';
import { LocationsCard } from './LocationsCard.tsx';
import { OwnTiles } from './OwnTiles.tsx';
import { PinnedViews } from './PinnedViews.tsx';
import { TodayBoard } from './today/TodayBoard.tsx';

/** Names the brand by its nickname. */
const BRAND = 'brand';

export default function HomePage() {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const [address] = useSearchParams();
  const nickname = address.get(BRAND);
  const { user, brands, locations } = useStartup();
  const brand = brands.find((candidate) => candidate.nickname === nickname);
  if (nickname && !brand) return <NotFoundScreen />;

  const now = new Date();
  const today = longDayText(language, now);
  const shown = brand ? locations.filter((location) => location.brand_id === brand.id) : locations;
  return (
    <>
      <PageHeader
        title={t(`shell:home.greeting.${dayPart(now.getHours())}`, { name: firstName(user.name) })}
        titleOnPhone
        beside={
          <>
            <span className={styles.date}>{today}</span>
            {user.is_super_admin && <HomeSwitch active="day" />}
          </>
        }
        actions={<PostJobButton />}
      >
        <BrandTabs nickname={brand?.nickname} linkTo={paths.newHome} />
      </PageHeader>
      <PageBody flush>
        <div className={styles.content}>
          <TodayBoard
            brand={brand}
            now={now}
            side={
              <>
                <PinnedViews />
                <OwnTiles />
              </>
            }
          />
          <CountTiles locations={shown} brandId={brand?.id} />
          <div className={styles.locations}>
            <LocationsCard locations={shown} />
          </div>
        </div>
      </PageBody>
      <CreateJobDialog />
    </>
  );
}
