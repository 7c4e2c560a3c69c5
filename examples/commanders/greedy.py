"""A commander for Hexfront: attacks at three to one, otherwise marches to the nearest place.

    hexfront lab match --game kiev --axis 'program:python3 examples/commanders/greedy.py' --soviet recruit
"""

import json
import random
import sys


def coordinates(hex):
    """The column and the place in it; every second column lies half a hex lower."""
    column, row = int(hex[:2]), int(hex[2:])
    return column, row - (column + 1) // 2


def distance(a, b):
    (ca, ra), (cb, rb) = coordinates(a), coordinates(b)
    dc, dr = ca - cb, ra - rb
    return max(abs(dc), abs(dr), abs(dc + dr))


def strengths(unit):
    """Attack and defence as printed: '5-7-7', with 0 for what is not known."""
    numbers = [int(n) if n.isdigit() else 0 for n in unit.get("strengths", "").split("-")]
    return (numbers + [0, 0])[:2] if len(numbers) > 2 else (0, 0)


class Greedy:
    def __init__(self, begin):
        self.side = begin["side"]
        self.places = begin["places"]
        self.phase = None
        self.moved = set()

    def decide(self, message):
        view, legal = message["view"], message["legal"]
        phase = (message["turn"], message["decision"]["stage"])
        if phase != self.phase:
            self.phase, self.moved = phase, set()
        self.units = {u["id"]: u for u in view["units"]}
        return self.attack(legal) or self.march(legal) or self.end(legal)

    def attack(self, legal):
        best, odds = None, 3
        for order in legal:
            if order["type"] == "attack":
                attack = sum(strengths(self.units[a])[0] for a in order["attackers"])
                defence = sum(strengths(u)[1] for u in self.units.values() if u.get("hex") in order["hexes"])
                if attack / max(1, defence) > odds:
                    best, odds = order, attack / max(1, defence)
        return best and (best, "%.1f to 1" % odds)

    def march(self, legal):
        targets = [p["hex"] for p in self.places if p["points"] > 0] or [p["hex"] for p in self.places]
        best, gain, unit = None, 0, None
        for order in legal:
            if order["type"] == "move" and order["units"][0] not in self.moved:
                first, last = order["path"][0], order["path"][-1]
                goal = min(targets, key=lambda t: distance(first, t))
                nearer = distance(first, goal) - distance(last, goal) if last.isdigit() else 0
                if nearer > gain:
                    best, gain, unit = order, nearer, order["units"][0]
        self.moved.add(unit)
        return best and (best, "%d hexes nearer" % gain)

    def end(self, legal):
        """End the phase, or answer whatever else is asked with anything that is allowed."""
        for order in legal:
            if order["type"] in ("end-phase", "pass"):
                return order, "nothing better to do"
        return random.choice(legal), ""


def main():
    commander = None
    for line in sys.stdin:
        message = json.loads(line)
        if message["do"] == "begin":
            commander = Greedy(message)
            answer = {"name": "greedy", "wants": ["view", "legal"]}
        else:
            order, why = commander.decide(message)
            answer = {"order": order, "why": why}
        print(json.dumps(answer), flush=True)


main()
