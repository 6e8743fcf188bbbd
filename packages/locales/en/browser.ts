// Texts the browser programs show, one namespace per room.
import identity from './identity.json' with { type: 'json' };
import locations from './locations.json' with { type: 'json' };
import notifications from './notifications.json' with { type: 'json' };
import shell from './shell.json' with { type: 'json' };

export default { shell, identity, notifications, locations };
