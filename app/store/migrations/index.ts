import type { Kysely } from "kysely";
import type { Engine } from "../engine/tables.ts";
import * as founding from "./001-founding-tables.ts";
import * as reviewDesk from "./002-review-desk.ts";
import * as lastingRecord from "./003-lasting-record.ts";
import * as changesInOrder from "./004-changes-in-order.ts";
import * as dropLocationActivities from "./005-drop-location-activities.ts";
import * as overnightStays from "./006-overnight-stays.ts";
import * as factsOfAVisit from "./007-facts-of-a-visit.ts";
import * as attempts from "./008-attempts.ts";
import * as visitReports from "./009-visit-reports.ts";
import * as submittedKind from "./010-submitted-kind.ts";
import * as renownAndAdmission from "./011-renown-and-admission.ts";
import * as hoursAndSteps from "./012-hours-and-steps.ts";
import * as photographs from "./013-photographs.ts";
import * as secondFactor from "./014-second-factor.ts";
import * as boat from "./015-boat.ts";
import * as investigations from "./016-investigations.ts";
import * as scoresFromTwoAndAHalf from "./017-scores-from-two-and-a-half.ts";
import * as childrenAndDogs from "./018-children-and-dogs.ts";

export interface Migration {
  readonly name: string;
  up(db: Kysely<unknown>, engine: Engine): Promise<void>;
}

/** In the order in which they are applied. */
export const MIGRATIONS: readonly Migration[] = [
  { name: "001-founding-tables", up: founding.up },
  { name: "002-review-desk", up: reviewDesk.up },
  { name: "003-lasting-record", up: lastingRecord.up },
  { name: "004-changes-in-order", up: changesInOrder.up },
  { name: "005-drop-location-activities", up: dropLocationActivities.up },
  { name: "006-overnight-stays", up: overnightStays.up },
  { name: "007-facts-of-a-visit", up: factsOfAVisit.up },
  { name: "008-attempts", up: attempts.up },
  { name: "009-visit-reports", up: visitReports.up },
  { name: "010-submitted-kind", up: submittedKind.up },
  { name: "011-renown-and-admission", up: renownAndAdmission.up },
  { name: "012-hours-and-steps", up: hoursAndSteps.up },
  { name: "013-photographs", up: photographs.up },
  { name: "014-second-factor", up: secondFactor.up },
  { name: "015-boat", up: boat.up },
  { name: "016-investigations", up: investigations.up },
  { name: "017-scores-from-two-and-a-half", up: scoresFromTwoAndAHalf.up },
  { name: "018-children-and-dogs", up: childrenAndDogs.up },
];
