import { describe, expect, test } from "vitest";
import { makeSubmission } from "../../../tests/make-submission.ts";
import { readSubmission } from "./submission-form.ts";

const errorsOf = (sent: unknown) => {
  const read = readSubmission(sent);
  return "errors" in read ? read.errors : {};
};

describe("a submission", () => {
  test("with the required fields is accepted unchanged", () => {
    expect(readSubmission(makeSubmission())).toEqual({ fields: makeSubmission() });
  });

  test("keeps its optional fields, and numbers that a form sent as text", () => {
    const sent = {
      ticketPrice: "12.50",
      duration: " 45 ",
      website: "https://hall.example.org/",
      phoneNumber: "(503) 555-0142",
    };
    expect(readSubmission({ ...makeSubmission(), ...sent })).toEqual({
      fields: { ...makeSubmission(), ...sent, ticketPrice: 12.5, duration: 45 },
    });
  });

  test("may say which of our kinds it is, and stand in the District of Columbia", () => {
    const sent = makeSubmission({ placeType: "lighthouse", state: "District of Columbia" });
    expect(readSubmission(sent)).toEqual({ fields: sent });
    expect(errorsOf({ ...sent, placeType: "pizzeria" })).toEqual({ placeType: "Invalid input" });
  });

  test("leaves empty optional fields out", () => {
    const sent = { placeType: "", ticketPrice: "", duration: "", website: "", phoneNumber: null };
    expect(readSubmission({ ...makeSubmission(), ...sent })).toEqual({ fields: makeSubmission() });
  });

  test("ignores fields that a client may not set", () => {
    const sent = {
      id: "1",
      status: "approved",
      submittedAt: "2020-01-01",
      placeId: "x",
      version: 9,
      __proto__: { a: 1 },
    };
    expect(readSubmission({ ...makeSubmission(), ...sent })).toEqual({ fields: makeSubmission() });
  });

  test.each(["attractionName", "attractionType", "streetAddress", "city", "state", "zipCode", "description"])(
    "without %s is told Required, whether it is missing, empty or blank",
    (field) => {
      for (const value of [
        undefined,
        null,
        "",
        "  \n ",
        "\u200b",
        "\u3164",
        "\u2800 \u2800",
        "\u115f\uffa0\u034f\u{e0061}",
        "\u0301 \u0301",
      ]) {
        expect(errorsOf({ ...makeSubmission(), [field]: value })).toEqual({ [field]: "Required" });
      }
    },
  );

  test("loses piles of marks, and keeps those of a language", () => {
    const name = `Zo\u0308\u0301e${"\u0301".repeat(150)}`;
    expect(readSubmission(makeSubmission({ attractionName: name }))).toEqual({
      fields: makeSubmission({ attractionName: `Z\u00f6\u0301\u00e9${"\u0301".repeat(3)}` }),
    });
  });

  test.each([
    ["website", "https://nps.gov@evil.example/", "Invalid input"],
    ["website", "https://me:secret@hall.example.org/", "Invalid input"],
    ["attractionType", "castle", "Invalid input"],
    ["attractionType", 7, "Invalid input"],
    ["state", "Puerto Rico", "Invalid input"],
    ["state", "ohio", "Invalid input"],
    ["zipCode", "123", "String must contain at least 5 character(s)"],
    ["zipCode", "123456", "Invalid input"],
    ["zipCode", "abcde", "Invalid input"],
    ["ticketPrice", "-1", "Number must be greater than or equal to 0"],
    ["ticketPrice", -0.01, "Number must be greater than or equal to 0"],
    ["ticketPrice", "free", "Invalid input"],
    ["ticketPrice", "1.234", "Invalid input"],
    ["ticketPrice", 1e9, "Invalid input"],
    ["duration", "0", "Number must be greater than or equal to 1"],
    ["duration", "1.5", "Invalid input"],
    ["duration", "2000", "Invalid input"],
    ["website", "javascript:alert(1)", "Invalid input"],
    ["website", "data:text/html,x", "Invalid input"],
    ["website", "example.org", "Invalid input"],
    ["website", "http://localhost/", "Invalid input"],
    ["website", `https://example.org/${"a".repeat(500)}`, "Invalid input"],
    ["phoneNumber", "12", "String must contain at least 7 character(s)"],
    ["phoneNumber", "call the desk", "Invalid input"],
    ["phoneNumber", "1".repeat(25), "Invalid input"],
    ["attractionName", "x".repeat(201), "Invalid input"],
    ["attractionName", ["x"], "Invalid input"],
    ["description", "x".repeat(5_001), "Invalid input"],
    ["description", { text: "x" }, "Invalid input"],
  ])("with the %s %j is told %s", (field, value, message) => {
    expect(errorsOf({ ...makeSubmission(), [field]: value })).toEqual({ [field]: message });
  });

  test.each(["97301-1234", "00501"])("takes the ZIP code %s", (zipCode) => {
    expect(errorsOf(makeSubmission({ zipCode }))).toEqual({});
  });

  test.each(["503-555-0142", "+1 (503) 555-0142", "5550142", "503.555.0142 ext. 12", "503 555 0142 x7"])(
    "takes the phone number %s",
    (phoneNumber) => expect(errorsOf(makeSubmission({ phoneNumber }))).toEqual({}),
  );

  test.each(["https://example.org", "http://a.b.example.com/path?x=1#y"])("takes the website %s", (website) => {
    expect(errorsOf(makeSubmission({ website }))).toEqual({});
  });

  test("loses invisible characters and keeps line breaks", () => {
    const read = readSubmission(
      makeSubmission({ attractionName: " Lan\u0000tern\u202e\n Hall ", description: "One.\r\n\r\n\r\n\r\nTwo.\u0007" }),
    );
    expect(read).toMatchObject({ fields: { attractionName: "Lantern Hall", description: "One.\n\nTwo." } });
  });

  test.each([[undefined], [null], ["text"], [7], [[]]])("that is %j is told what is required", (sent) => {
    expect(Object.values(errorsOf(sent))).toEqual(Array(7).fill("Required"));
  });
});
