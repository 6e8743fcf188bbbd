import './page.ts';
import { ApplyIsland } from '../islands/apply/ApplyIsland.tsx';
import { hydrateIsland } from '../islands/island.tsx';

hydrateIsland(ApplyIsland);
