import './page.ts';
import { ApplyIsland } from '../islands/apply/ApplyIsland.tsx';
import { wakeIsland } from '../islands/island.tsx';

wakeIsland(ApplyIsland);
