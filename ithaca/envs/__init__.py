"""The games for research: vector environments, PettingZoo, OpenSpiel."""
