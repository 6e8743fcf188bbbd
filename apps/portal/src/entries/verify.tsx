import './page.ts';
import { hydrateIsland } from '../islands/island.tsx';
import { VerifyIsland } from '../islands/verify/VerifyIsland.tsx';

hydrateIsland(VerifyIsland);
