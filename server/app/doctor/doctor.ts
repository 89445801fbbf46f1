import { ConfigError, readConfig, type Config } from '../../config.ts';
import { loadExtensions } from '../participants.ts';
import { loadShopDefinition } from '../shopDefinition.ts';
import { named, reasonOf, type Check } from './check.ts';
import { checkDatabase } from './databaseChecks.ts';
import { checkDisk, checkFiles, checkMail, checkRedis, checkSettings } from './machineChecks.ts';

const configuration = named('Configuration');

/** Loads the extensions of shop.config.ts as the server does. */
async function checkDefinition({ shopConfig }: Config): Promise<Check> {
  const { ok, problem } = named('Extensions');
  try {
    loadExtensions(await loadShopDefinition(shopConfig));
    return ok('shop.config.ts is valid');
  } catch (error) {
    return problem(reasonOf(error));
  }
}

/**
 * Checks everything that a shop needs to run, without changing anything.
 * @param isDeep whether all data is checked against prisma/invariants.sql
 */
export async function examine(env: NodeJS.ProcessEnv, isDeep: boolean): Promise<Check[]> {
  let config: Config;
  try {
    config = readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return [configuration.problem(error.message)];
    throw error;
  }
  const [definition, database, ...machine] = await Promise.all([
    checkDefinition(config),
    checkDatabase(config, isDeep),
    checkDisk(config),
    checkFiles(config),
    checkMail(config),
    checkRedis(config),
  ]);
  return [...checkSettings(config), definition, ...database, ...machine];
}
