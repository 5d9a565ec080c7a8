import { describe, expect, it } from "vitest";
import { ACTIVITY_VOCABULARY } from "../places/activity-vocabulary.ts";
import { inferActivities } from "./infer-activities.ts";

describe("the activities that a story mentions", () => {
  it.each<[string, string[]]>([
    ["Footsteps are heard upstairs.", ["Footsteps"]],
    ["A woman in a long white dress walks the hall.", ["Woman in White", "Apparitions"]],
    ["A headless horseman is seen.", ["Headless Figures"]],
    ["Doors open and close by themselves and lights flicker.", ["Door Slamming", "Electrical Disturbances"]],
    ["Objects move on their own.", ["Object Movement"]],
    ["Guests have been pushed on the stairs.", ["Physical Contact"]],
    ["You can hear a baby crying.", ["Crying"]],
    ["The piano plays at night.", ["Music"]],
    ["There are cold spots.", ["Cold Spots"]],
    ["Strange noises come from the attic.", ["Unexplained Noises"]],
    ["The elevator moves to the third floor.", ["Moving Elevators"]],
    ["The smell of roses fills the room.", ["Phantom Smells"]],
    ["Confederate soldiers are seen marching.", ["Phantom Soldiers", "Apparitions"]],
    ["A phantom train passes.", ["Phantom Vehicles", "Apparitions"]],
    ["People feel that they are being watched.", ["Sense of Presence"]],
    ["A face is seen in the attic window.", ["Faces in Windows"]],
    ["The ghost of a nun has been seen.", ["Apparitions"]],
    ["It was built in 1901.", []],
    ["", []],
  ])("%j are %j", (text, labels) => {
    expect(inferActivities(text)).toEqual(labels);
  });

  it("are at most six, the most specific first, all from the vocabulary", () => {
    const text =
      "Screams, crying, laughter, footsteps, voices, knocking, orbs, mist, cold spots, a headless man is seen, doors slam.";
    const labels = inferActivities(text);
    expect(labels).toHaveLength(6);
    expect(labels[0]).toBe("Headless Figures");
    expect(ACTIVITY_VOCABULARY).toEqual(expect.arrayContaining(labels));
  });

  it.each(["door ".repeat(5000), "a ".repeat(20_000), "ghost of the ".repeat(3000), "x".repeat(100_000)])(
    "are at most six in hostile text too",
    (text) => {
      expect(inferActivities(text).length).toBeLessThanOrEqual(6);
    },
  );
});
