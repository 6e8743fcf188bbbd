import './page.ts';
import { hydrateIsland } from '../islands/island.tsx';
import { ReachIsland } from '../islands/thanks/ReachIsland.tsx';

hydrateIsland(ReachIsland);
