/** Buildings and places that are known by their look, and the drawing that looks like each. A name alone is not enough: the state must agree. */

import { stateCode } from "./landscape-of-place.ts";
import type { LandscapeName } from "./landscapes.ts";
import type { Silhouette } from "./silhouette.ts";
import * as battlefields from "./silhouettes/battlefields.ts";
import * as bridges from "./silhouettes/bridges.ts";
import * as capitols from "./silhouettes/capitols.ts";
import * as castles from "./silhouettes/castles.ts";
import * as cemeteries from "./silhouettes/cemeteries.ts";
import * as blocks from "./silhouettes/city-blocks.ts";
import * as cityHouses from "./silhouettes/city-houses.ts";
import * as firstPeriod from "./silhouettes/first-period.ts";
import * as forts from "./silhouettes/forts.ts";
import * as georgian from "./silhouettes/georgian-houses.ts";
import * as graveyards from "./silhouettes/graveyards.ts";
import * as hotels from "./silhouettes/great-hotels.ts";
import * as lights from "./silhouettes/house-lights.ts";
import * as houses from "./silhouettes/houses.ts";
import * as industry from "./silhouettes/industry.ts";
import * as institutions from "./silhouettes/institutions.ts";
import * as landForts from "./silhouettes/land-forts.ts";
import * as lodges from "./silhouettes/lodges.ts";
import * as mansions from "./silhouettes/mansions.ts";
import * as missions from "./silhouettes/missions-and-adobe.ts";
import * as moreBridges from "./silhouettes/more-bridges.ts";
import * as museums from "./silhouettes/museums.ts";
import * as odd from "./silhouettes/odd-houses.ts";
import * as plantations from "./silhouettes/plantations.ts";
import * as prisons from "./silhouettes/prisons.ts";
import * as resorts from "./silhouettes/resorts.ts";
import * as parks from "./silhouettes/roads-and-parks.ts";
import * as seaForts from "./silhouettes/sea-forts.ts";
import * as shore from "./silhouettes/shore.ts";
import * as halls from "./silhouettes/small-halls.ts";
import * as southern from "./silhouettes/southern-hotels.ts";
import * as stick from "./silhouettes/stick-style.ts";
import * as streets from "./silhouettes/street-scenes.ts";
import * as taverns from "./silhouettes/taverns.ts";
import * as theaters from "./silhouettes/theaters.ts";
import * as townHotels from "./silhouettes/town-hotels.ts";
import * as vessels from "./silhouettes/vessels.ts";
import * as walled from "./silhouettes/walled-graveyards.ts";
import * as waterside from "./silhouettes/waterside.ts";
import * as wild from "./silhouettes/wild-places.ts";
import * as worship from "./silhouettes/worship.ts";

type Landmark = readonly [state: string, name: RegExp, silhouette: Silhouette, landscape?: LandscapeName];

/** Drawn for themselves. */
export const OWN_DRAWINGS: readonly Landmark[] = [
  ["CA", /hotel del coronado/i, southern.hotelDel, "coast"],
  ["CA", /moss beach distillery/i, odd.cliffHouse, "coast"],
  ["CT", /mark twain house/i, stick.markTwainHouse],
  ["CT", /new london ledge/i, lights.ledgeLight],
  ["DC", /white house/i, capitols.whiteHouse, "village"],
  ["DC", /\bcapitol\b/i, capitols.usCapitol, "village"],
  ["FL", /castillo de san marcos/i, seaForts.castillo, "coast"],
  ["HI", /ford island/i, odd.controlTower, "coast"],
  ["HI", /iolani palace/i, southern.islandPalace, "tropics"],
  ["HI", /volcano house/i, hotels.craterLodge],
  ["KY", /liberty hall/i, georgian.libertyHall],
  ["MA", /house of (the )?seven gables/i, firstPeriod.sevenGables],
  ["MA", /^(the )?mount$|edith wharton/i, georgian.terraceHouse],
  ["MD", /uss constellation/i, vessels.sloopOfWar],
  ["MN", /first avenue/i, streets.starClub],
  ["MO", /lemp (mansion|brewery)/i, industry.brewery],
  ["NC", /devil'?s tramping ground/i, wild.ringClearing],
  ["NC", /grove park inn/i, hotels.boulderInn],
  ["NE", /nebraska state capitol/i, capitols.towerCapitol],
  ["NY", /morris-jumel/i, georgian.morrisJumel],
  ["OH", /ohio state reformatory/i, halls.reformatory],
  ["OR", /shanghai tunnels|merchant hotel/i, streets.underStreet],
  ["TX", /\balamo\b/i, missions.alamo, "prairie"],
  ["WA", /pike place/i, streets.marketHall],
  ["WV", /harpers ferry/i, waterside.riverGap, "ridges"],
  ["WY", /old faithful inn/i, hotels.oldFaithfulInn, "pines"],
];

/** Not drawn for themselves, but known to look like one drawing more than another. */
const KNOWN: readonly Landmark[] = [
  ["AK", /golden north|alaskan hotel/i, blocks.italianateBlock],
  ["AK", /baranof castle/i, landForts.earthworks, "coast"],
  ["AK", /kennecott/i, industry.hillMill],
  ["AK", /williamson auditorium/i, streets.modernHall],
  ["AL", /cahawba/i, wild.ruinedPortico],
  ["AL", /fort morgan/i, seaForts.starFort, "coast"],
  ["AL", /pickens county courthouse/i, halls.courthouse],
  ["AL", /sloss furnaces/i, industry.furnaces],
  ["AR", /basin park/i, blocks.renaissanceHotel],
  ["AR", /crescent hotel/i, resorts.grandResort],
  ["AR", /gurdon light/i, wild.railLight],
  ["AR", /macarthur museum/i, halls.courthouse],
  ["AZ", /bird cage/i, taverns.saloon],
  ["AZ", /hotel congress/i, townHotels.cityHotel],
  ["AZ", /yuma territorial/i, prisons.cellBlock],
  ["CA", /hollywood roosevelt/i, townHotels.cityHotel],
  ["CA", /preston castle/i, museums.romanesqueMuseum],
  ["CA", /uss hornet/i, vessels.carrier],
  ["CO", /cheesman park/i, parks.parkGate],
  ["CO", /brown palace/i, blocks.romanesqueBlock],
  ["CO", /lawmen jail/i, halls.countyJail],
  ["CT", /dudleytown/i, wild.cellarHole],
  ["CT", /old state house/i, georgian.palladianHall],
  ["DC", /old stone house/i, firstPeriod.stoneHouse],
  ["DC", /shoreham/i, blocks.renaissanceHotel],
  ["DE", /deer park tavern/i, georgian.tavernPorch],
  ["DE", /fort delaware/i, seaForts.islandFort, "coast"],
  ["FL", /cuban club/i, theaters.operaHouse],
  ["FL", /pensacola lighthouse/i, shore.lighthouse],
  ["FL", /biltmore/i, southern.bellTowerHotel],
  ["FL", /don cesar/i, southern.pinkPalace, "coast"],
  ["FL", /east martello/i, seaForts.islandFort, "coast"],
  ["GA", /jekyll island club/i, townHotels.innHotel],
  ["GA", /pirates'? house/i, houses.colonial],
  ["GA", /st\. simons light/i, shore.lighthouse],
  ["GA", /andersonville/i, halls.palisadeCamp],
  ["GA", /kennesaw house/i, blocks.italianateBlock],
  ["GA", /marshall house/i, blocks.ironGalleries],
  ["GA", /moon river/i, georgian.tavernPorch],
  ["HI", /moana surfrider/i, resorts.grandResort],
  ["HI", /hulihee/i, georgian.doublePorch],
  ["HI", /waipio|iao valley|nuuanu/i, waterside.greenValley],
  ["IA", /black angel/i, graveyards.obeliskHill],
  ["IA", /squirrel cage/i, halls.countyJail],
  ["IA", /edinburgh manor/i, institutions.brickHospital],
  ["ID", /the brig/i, halls.countyJail],
  ["ID", /idaho hotel/i, townHotels.frontierHotel],
  ["IN", /avon .*bridge/i, moreBridges.viaduct],
  ["IN", /indiana dunes/i, waterside.duneShore, "coast"],
  ["IN", /story inn/i, townHotels.frontierHotel],
  ["KS", /fort hays/i, landForts.blockhouse],
  ["KY", /jailer'?s inn/i, halls.countyJail],
  ["KY", /octagon hall/i, odd.octagonHouse],
  ["LA", /beauregard-keyes/i, plantations.raisedCreole],
  ["LA", /bourbon orleans|muriel'?s/i, blocks.ironGalleries],
  ["LA", /st\. louis cemetery/i, cemeteries.tombCity],
  ["LA", /gothic jail|old state capitol/i, castles.battlementedCastle],
  ["LA", /lafitte'?s blacksmith/i, missions.creoleCottage],
  ["MA", /houghton mansion/i, plantations.greekRevival],
  ["MA", /fort warren/i, seaForts.starFort, "coast"],
  ["MA", /witch house/i, firstPeriod.firstPeriod],
  ["MD", /fort mchenry/i, seaForts.starFort, "coast"],
  ["MD", /furnace town/i, industry.ironStack],
  ["MD", /patapsco female/i, wild.ruinedPortico],
  ["MD", /point lookout/i, lights.houseLight],
  ["MD", /surratt house/i, houses.farmhouse],
  ["MD", /westminster hall/i, graveyards.chapelYard],
  ["ME", /fort knox/i, forts.masonryFort],
  ["MI", /fort mackinac/i, landForts.blockhouse],
  ["MI", /henderson castle|bowers harbor/i, mansions.queenAnne],
  ["MI", /landmark inn/i, townHotels.cityHotel],
  ["MN", /minneapolis city hall/i, institutions.oldMain],
  ["MN", /warden'?s house/i, georgian.georgianHouse],
  ["MN", /william a\. irvin/i, vessels.oreBoat],
  ["MO", /1859 jail/i, halls.countyJail],
  ["MO", /pythian castle/i, castles.battlementedCastle],
  ["MS", /chapel of the cross/i, worship.ruinedChurch],
  ["MS", /amos deason/i, houses.farmhouse],
  ["MS", /mcraven/i, georgian.doublePorch],
  ["MS", /stuckey'?s bridge/i, bridges.ironBridge],
  ["MT", /grandstreet theatre/i, museums.romanesqueMuseum],
  ["MT", /bonanza inn/i, houses.farmhouse],
  ["MT", /fort peck theatre/i, odd.chalet],
  ["MT", /little bighorn/i, wild.prairieMarkers],
  ["NC", /brown mountain lights/i, wild.ridgeLights],
  ["NC", /carolina inn|mordecai/i, georgian.doublePorch],
  ["NC", /lydia'?s bridge/i, moreBridges.viaduct],
  ["NC", /maco light/i, wild.railLight],
  ["NC", /springer'?s point|teach'?s hole/i, waterside.duneShore, "coast"],
  ["ND", /chateau de mores|custer house/i, houses.farmhouse],
  ["NE", /fort robinson/i, landForts.officersRow],
  ["NE", /fort sidney/i, landForts.officersRow],
  ["NE", /hummel park/i, wild.darkHollow],
  ["NH", /mount washington/i, hotels.mountainResort, "mountains"],
  ["NJ", /centenary university/i, institutions.oldMain],
  ["NJ", /allaire/i, industry.ironStack],
  ["NJ", /bernardsville library/i, houses.colonial],
  ["NJ", /burlington county prison/i, halls.countyJail],
  ["NJ", /ringwood manor/i, mansions.gothicRevival],
  ["NM", /dawson cemetery/i, walled.spanishGraves],
  ["NM", /double eagle|st\. james hotel/i, missions.adobePlaza],
  ["NM", /luna.*mansion/i, georgian.doublePorch],
  ["NV", /boulder dam hotel/i, georgian.doublePorch],
  ["NV", /carson city mint/i, halls.courthouse],
  ["NV", /goldfield hotel|mizpah/i, blocks.renaissanceHotel],
  ["NV", /washoe club/i, blocks.italianateBlock],
  ["NY", /old fort niagara/i, firstPeriod.stoneHouse, "coast"],
  ["NY", /conference house/i, firstPeriod.stoneHouse],
  ["NY", /fort ticonderoga/i, forts.masonryFort],
  ["NY", /hotel chelsea/i, blocks.ironGalleries],
  ["NY", /merchant'?s house/i, cityHouses.rowHouse],
  ["NY", /old dutch church/i, worship.ruinedChurch],
  ["NY", /rolling hills/i, institutions.brickHospital],
  ["OH", /golden lamb/i, georgian.tavernPorch],
  ["OH", /gore orphanage/i, wild.cellarHole],
  ["OH", /moonville tunnel/i, industry.railTunnel],
  ["OH", /music hall/i, halls.gabledHall],
  ["OK", /fort reno/i, landForts.officersRow],
  ["OK", /skirvin/i, townHotels.cityHotel],
  ["OK", /fort washita/i, wild.cellarHole],
  ["OR", /edgefield|hot lake/i, institutions.brickHospital],
  ["OR", /oregon caves/i, lodges.logLodge],
  ["OR", /wolf creek inn/i, georgian.tavernPorch],
  ["OR", /yaquina bay/i, lights.houseLight],
  ["PA", /old jail museum/i, prisons.castlePrison],
  ["PA", /fort mifflin/i, landForts.earthworks],
  ["PA", /nemacolin castle/i, castles.battlementedCastle],
  ["PA", /pennsylvania hall/i, georgian.palladianHall],
  ["RI", /arnold estate|conjuring/i, houses.colonial],
  ["RI", /palatine light/i, vessels.burningShip],
  ["RI", /rose island/i, lights.houseLight],
  ["RI", /sprague mansion/i, georgian.georgianHouse],
  ["SC", /old charleston jail/i, prisons.castlePrison],
  ["SC", /all saints churchyard/i, graveyards.tableStones],
  ["SC", /dock street/i, blocks.ironGalleries],
  ["SC", /gray man/i, waterside.duneShore, "coast"],
  ["SC", /longstreet theatre/i, plantations.greekRevival],
  ["SC", /old exchange/i, georgian.palladianHall],
  ["SC", /poinsett bridge/i, moreBridges.gothicBridge],
  ["SC", /south battery/i, georgian.doublePorch],
  ["SC", /uss yorktown/i, vessels.carrier],
  ["SD", /alex johnson/i, townHotels.cityHotel],
  ["SD", /fort sisseton/i, landForts.blockhouse],
  ["SD", /sica hollow/i, wild.darkHollow],
  ["TN", /carnton/i, georgian.doublePorch],
  ["TN", /hales bar/i, industry.powerhouse],
  ["TN", /ryman auditorium/i, halls.gabledHall],
  ["TN", /thomas house/i, georgian.tavernPorch],
  ["TX", /concordia cemetery/i, walled.spanishGraves, "mesas"],
  ["TX", /baker hotel/i, townHotels.cityHotel],
  ["TX", /julia ideson/i, southern.bellTowerHotel],
  ["TX", /la bahia/i, landForts.presidio],
  ["TX", /marfa lights/i, wild.ridgeLights, "mesas"],
  ["TX", /menger hotel/i, blocks.italianateBlock],
  ["TX", /uss lexington/i, vessels.carrier],
  ["TX", /white rock lake/i, waterside.lakeLanding],
  ["UT", /rio grande depot/i, streets.grandStation],
  ["UT", /tooele hospital/i, streets.modernHall],
  ["VA", /exchange hotel/i, georgian.tavernPorch],
  ["VA", /fort monroe/i, seaForts.islandFort, "coast"],
  ["VA", /martha washington/i, georgian.doublePorch],
  ["VT", /college hall/i, institutions.oldMain],
  ["VT", /bowman mausoleum/i, walled.vaultRow],
  ["VT", /glastenbury/i, wild.cellarHole],
  ["VT", /gold brook|emily'?s bridge/i, bridges.coveredBridge],
  ["WA", /davenport hotel/i, blocks.renaissanceHotel],
  ["WA", /fort worden/i, landForts.officersRow],
  ["WA", /northern state hospital/i, institutions.brickHospital],
  ["WI", /kemper center/i, institutions.collegiateGothic],
  ["WI", /summerwind/i, wild.cellarHole],
  ["WI", /walker house/i, firstPeriod.stoneHouse],
  ["WV", /blennerhassett hotel/i, blocks.romanesqueBlock],
  ["WV", /lake shawnee/i, wild.ferrisWheel],
  ["WV", /priest field|wizard clip/i, worship.ruinedChurch],
  ["WV", /droop mountain/i, battlefields.cannonField],
  ["WY", /fort laramie/i, georgian.doublePorch],
  ["WY", /occidental hotel/i, townHotels.frontierHotel],
  ["WY", /plains hotel/i, blocks.renaissanceHotel],
  ["WY", /sheridan inn/i, hotels.dormerInn],
];

const BY_STATE: ReadonlyMap<string, readonly Landmark[]> = Map.groupBy([...OWN_DRAWINGS, ...KNOWN], ([state]) => state);

export function landmarkOf({
  houseName,
  state,
}: {
  readonly houseName: string;
  readonly state: string;
}): { silhouette: Silhouette; landscape: LandscapeName | undefined } | undefined {
  const found = BY_STATE.get(stateCode(state))?.find(([, name]) => name.test(houseName));
  return found && { silhouette: found[2], landscape: found[3] };
}
