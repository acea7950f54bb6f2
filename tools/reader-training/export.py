"""Writes the settled weights of a run as the two files that the reader opens.

    python3 export.py RUN ../reader.weights ../reader.int8.weights

Then fit their calibration: see README.md.
"""

import os
import sys

import torch

from batches import LINES
from network import Network
from weights import save


def main(run, half, int8):
    kept = torch.load(os.path.join(run, "settled.pt"))
    network = Network()
    network.load_state_dict(kept["weights"])
    network.eval()
    steps = sum(kept["counts"][:8])
    origin = {"seed": kept["seed"], "step": steps, "lines": steps * LINES}
    for path, form in ((half, "half"), (int8, "int8")):
        save(path, network, form, origin)
        print(path, os.path.getsize(path), origin)


if __name__ == "__main__":
    main(*sys.argv[1:])
